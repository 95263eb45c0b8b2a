import type { Rolldown } from 'vite'

/** What begins a page, or a part of one that travels by itself. */
const families = {
  frame: /storefront\/src\/(root|entry\.client|shell\/PageLayout)\.tsx/,
  category: /\/CategoryPage\.tsx/,
  search: /\/SearchPage\.tsx/,
  products: /\/(Home|FastSearch|Product)Page\.tsx/,
  person: /\/(Login|Security|ShopAtWork|Staff\w+|RegistrationConfirm|WelcomeSelfScanning)Page\.tsx/,
  cart: /\/(Cart|Checkout)Page\.tsx|\/cart\/page\/CartPanel\.tsx/,
  payment: /\/PaymentPage\.tsx/,
  outcome: /\/Payment(Return|Error|Completed)Page\.tsx/,
  orders: /\/(Orders?|OrderChanges)Page\.tsx/,
  lists: /\/Lists?Page\.tsx/,
  addresses: /\/EditAddressPage\.tsx|\/delivery\/\w+\/(Address|Store|Timeslot)Dialog\.tsx/,
  discovery: /\/delivery\/discovery\/(AddressDiscovery|PlaceDialog)\.tsx/,
  cookies: /\/cookies\/CookieBanner\.tsx/,
}
type Family = keyof typeof families

const everybody = Object.keys(families) as Family[]
const listing: readonly Family[] = ['category', 'search']

/**
 * The files of shared code and for whom each is. A module goes to the last one that is for all who need it; a file
 * takes along whatever its modules import, so those for more people are filled first.
 */
const files: Readonly<Record<string, readonly Family[]>> = {
  basics: everybody,
  /** What the cookie question of a first visit shares with others: it must bring none of their files. */
  consent: ['cookies'],
  forms: ['person', 'cart', 'payment', 'outcome', 'orders', 'lists', 'addresses', 'discovery'],
  places: ['addresses', 'discovery'],
  orders: ['orders', 'lists', 'outcome'],
  purchase: ['cart', 'payment'],
  payment: ['payment', 'outcome'],
  products: ['search', 'products', 'lists'],
  lists: ['lists'],
  listing,
  addresses: ['addresses'],
  person: ['person'],
}

/**
 * Ours; wording has files of its own, pages too, and the blocks of the home page travel with it. What brings the page
 * to life must run last, and not with whatever else is in a file.
 */
const ours = /(packages\/\w+|storefront)\/src\/(?!messages\/|features\/home\/|\S+Page\.tsx|entry\.client)/

const wording =
  /storefront\/src\/messages\/(account|aside|browse|cookies|delivery|forms|orders|pages|product|purchase)\.ts$/

/** The families that need the module before anything is pressed. */
function familiesOf(id: string, graph: Rolldown.ChunkingContext): Family[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return (Object.keys(families) as Family[]).filter((name) => [...seen].some((module) => families[name].test(module)))
}

/** What the frame needs, and what products need on a shelf and elsewhere, is on the way to nearly every page. */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  const needing = familiesOf(id, graph)
  if (needing.length === 0) return undefined
  if (
    needing.includes('frame') ||
    (needing.includes('category') && !needing.every((family) => listing.includes(family)))
  )
    return 'shared'
  if (needing.includes('cookies') && needing.length > 1) return 'consent'
  return Object.keys(files).findLast((file) => needing.every((family) => files[file]?.includes(family)))
}

const group = (file: string, minShareCount: number, priority: number): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (fileOf(id, graph) === file ? file : null),
  debugName: file,
  test: ours,
  minShareCount,
  priority,
})

/** By their names. */
export const onEveryPage = /assets\/(react|framework|shared|root)-/

const ranks = Object.keys(files).length

/**
 * Sixty small files cost a phone more in round trips than their bytes, so what the same pages share travels together,
 * and what a page does without stays behind.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // By itself it stays in the browser's cache from one version of the shop to the next.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: ranks + 4 },
  { name: 'framework', test: /node_modules/, minShareCount: 2, priority: ranks + 3 },
  group('shared', 1, ranks + 2),
  // Whoever imports one waits for its part of the wording, which the server then preloads: see message-preloads.ts.
  {
    name: (id) => wording.exec(id)?.[1]?.replace(/^/, 'wording-') ?? null,
    debugName: 'wording',
    priority: ranks + 1,
  },
  ...Object.keys(files).map((file, index) => group(file, 2, ranks - index)),
]
