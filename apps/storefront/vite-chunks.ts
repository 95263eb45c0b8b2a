type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** The pages of shelves and what is around every page: what these import at once is the weight of looking around. */
const shelfEntry =
  /storefront\/src\/(root|entry\.client|pages\/(PageLayout|HomePage|SearchPage|FastSearchPage|ProductPage|CategoryPage))\.tsx/

/** What login, carts, deliveries, payments and orders share, and looking at shelves does without. */
export const purchase =
  /\/features\/((basket|checkout|delivery|orders)\/|auth\/(Login|Password))|rules\/src\/(orders|validators)\//

/** Wording has files of its own, pages too; the blocks of the home page travel with it. */
const apart = /storefront\/src\/(messages|pages|features\/home)\//

/**
 * Names the file of what several pages share. Sixty small files cost a phone more in round trips than their bytes, so
 * what pages of shelves import travels together; what only dialogs and pages behind a press import never joins it.
 */
export function sharedByShelves(id: string, graph: Graph): string | null {
  const isOurs = /(packages\/\w+|storefront)\/src\//.test(id) && !apart.test(id) && !purchase.test(id)
  return isOurs && isOnShelves(id, graph) ? 'shared' : null
}

function isOnShelves(id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const module of seen) {
    if (shelfEntry.test(module)) return true
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return false
}
