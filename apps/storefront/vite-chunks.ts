import type { Rolldown } from 'vite'

/** What is around every page, and the shelf: what these import at once is the weight of looking around. */
const shelves = /storefront\/src\/(root|entry\.client|pages\/(PageLayout|CategoryPage))\.tsx/

/** More of products than a shelf shows: sliders, alternatives, options, searched words, editors’ markup. */
const products = /\/features\/((product-card|search)\/|cart\/OptionFields\.)|\/lib\/(EditorHtml|use-loaded)\./

/** What login, carts, deliveries, payments and orders share, and looking at shelves does without. */
const purchase =
  /\/features\/((basket|checkout|delivery|orders)\/|auth\/(Login|Password))|rules\/src\/(orders|validators)\//

/** Ours; wording has files of its own, pages too, and the blocks of the home page travel with it. */
const ours = /(packages\/\w+|storefront)\/src\/(?!(messages|pages|features\/home)\/)/

function isOnShelves(id: string, graph: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id])
  for (const module of seen) {
    if (shelves.test(module)) return true
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return false
}

/**
 * Sixty small files cost a phone more in round trips than their bytes, so what several pages share travels together:
 * first what every shelf imports, then what only some pages and dialogs do. A group takes along whatever its modules
 * import, so the one that is needed most goes first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules/, minShareCount: 2, priority: 4 },
  {
    name: (id, graph) => (isOnShelves(id, graph) ? 'shared' : null),
    test: ours,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'products', test: products, minShareCount: 2, priority: 2 },
  { name: 'purchase', test: purchase, minShareCount: 2, priority: 1 },
  { name: 'parts', test: ours, minShareCount: 2 },
]
