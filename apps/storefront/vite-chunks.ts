import type { Rolldown } from 'vite'

/** What people open together, by the files that begin it. Earlier families are opened by more people. */
const families = {
  /** Around every page, and the shelf. */
  shared: /storefront\/src\/(root|entry\.client|pages\/(PageLayout|CategoryPage))\.tsx/,
  products: /\/pages\/(Home|Search|FastSearch|Product)Page\.tsx/,
  person: /\/pages\/(Login|Security|ShopAtWork|Staff\w+|RegistrationConfirm|WelcomeSelfScanning)Page\.tsx/,
  purchase: /\/pages\/(Cart|Checkout|Payment\w*)Page\.tsx|\/basket\/CartPanel\.tsx/,
  orders: /\/pages\/(Orders?|OrderChanges|Lists?)Page\.tsx/,
  addresses: /\/pages\/EditAddressPage\.tsx|\/delivery\/(Address|Store|Timeslot)Dialog\.tsx/,
}

/** Ours; wording has files of its own, pages too, and the blocks of the home page travel with it. */
const ours = /(packages\/\w+|storefront)\/src\/(?!(messages|pages|features\/home)\/)/

/** The families that need the module before anything is pressed, in the order above. */
function familiesOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return Object.entries(families).flatMap(([name, beginning]) =>
    [...seen].some((module) => beginning.test(module)) ? [name] : [],
  )
}

/**
 * Sixty small files cost a phone more in round trips than their bytes, so what the same pages share travels together,
 * and what a page does without stays behind. A group takes along whatever its modules import, so what is needed by
 * most goes first: shelves, products, what several other families share, and then each family.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules/, minShareCount: 2, priority: 5 },
  ...['shared', 'products'].map((family, index) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => (familiesOf(id, graph).includes(family) ? family : null),
    test: ours,
    minShareCount: 2,
    priority: 4 - index,
  })),
  {
    name: (id, graph) => (familiesOf(id, graph).length > 1 ? 'several' : null),
    test: ours,
    minShareCount: 2,
    priority: 2,
  },
  { name: (id, graph) => familiesOf(id, graph)[0] ?? null, test: ours, minShareCount: 2, priority: 1 },
]
