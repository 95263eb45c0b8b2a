import type { Rolldown } from 'vite'

/** What people open together, by the files that begin it. Earlier families are opened by more people. */
const families = {
  /** Around every page, and the shelf. */
  shared: /storefront\/src\/(root|entry\.client|pages\/(PageLayout|CategoryPage))\.tsx/,
  products: /\/pages\/(Home|Search|FastSearch|Product)Page\.tsx/,
  person: /\/pages\/(Login|Security|ShopAtWork|Staff\w+|RegistrationConfirm|WelcomeSelfScanning)Page\.tsx/,
  purchase: /\/pages\/(Cart|Checkout|Payment)Page\.tsx|\/basket\/CartPanel\.tsx/,
  outcome: /\/pages\/Payment(Return|Error|Completed)Page\.tsx/,
  orders: /\/pages\/(Orders?|OrderChanges|Lists?)Page\.tsx/,
  addresses: /\/pages\/EditAddressPage\.tsx|\/delivery\/(Address|Store|Timeslot)Dialog\.tsx/,
}

/** Ours; wording has files of its own, pages too, and the blocks of the home page travel with it. */
const ours = /(packages\/\w+|storefront)\/src\/(?!(messages|pages|features\/home)\/)/

const wording = /storefront\/src\/messages\/(account|aside|browse|orders|pages|purchase)\.ts$/

const sharedCode = { test: ours, minShareCount: 2 }

/** The families that need the module before anything is pressed, in the order above. */
function familiesOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return Object.entries(families).flatMap(([name, beginning]) =>
    [...seen].some((module) => beginning.test(module)) ? [name] : [],
  )
}

/** What products and others need is kept apart, for looking at products does without the rest. */
function nameOfSeveral(needing: readonly string[]): string | null {
  if (needing.length < 2) return null
  return needing.includes('products') ? 'basics' : 'several'
}

/**
 * Sixty small files cost a phone more in round trips than their bytes, so what the same pages share travels together,
 * and what a page does without stays behind. A group takes along whatever its modules import, so what is needed by
 * most goes first: shelves, what several families share, and then each family.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules/, minShareCount: 2, priority: 6 },
  { name: (id, graph) => (familiesOf(id, graph).includes('shared') ? 'shared' : null), ...sharedCode, priority: 5 },
  // Each language's wording begins with it: in a file of its own it would be one more round trip.
  { name: 'shared', test: /messages\/by-namespace\.ts$/, priority: 5 },
  // Whoever imports one waits for its part of the wording, which the server then preloads: see message-preloads.ts.
  { name: (id) => wording.exec(id)?.[1]?.replace(/^/, 'wording-') ?? null, priority: 4 },
  { name: (id, graph) => nameOfSeveral(familiesOf(id, graph)), ...sharedCode, priority: 3 },
  { name: (id, graph) => familiesOf(id, graph)[0] ?? null, ...sharedCode, priority: 1 },
]
