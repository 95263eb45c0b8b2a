import { storeForNextPage, takeFromLastPage } from './next-page.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

/** The actions of a page that go on after a registration; remarks do not. */
const goingOn = ['pending_add', 'pending_heart', 'pending_wish'] as const

interface Wanted {
  /** Page of the shop where the registration began. */
  path: string
  waiting: readonly [(typeof goingOn)[number], object][]
  at: number
}

/** Between a registration and its mail; who comes back on another day begins anew. */
const lifetimeMs = 24 * 3_600_000

/**
 * Stores where a registration begins, with what waits there for a login. The link of its mail opens another tab: what
 * waits for the next page of this one alone would be lost.
 */
export function storeWanted(path: string): void {
  const waiting = goingOn.flatMap((name) => {
    const what = takeFromLastPage<object>(name)
    return what === undefined ? [] : [[name, what] as const]
  })
  writeStored('wanted', { path, waiting, at: Date.now() })
}

/** Lets the next page go on with what was wanted, once; answers which page that is, if there is one. */
export function goOnWithWanted(): string | undefined {
  const wanted = readStored('wanted') as Wanted | undefined
  removeStored('wanted')
  if (wanted === undefined || Date.now() - wanted.at > lifetimeMs) return undefined
  for (const [name, what] of wanted.waiting) storeForNextPage(name, what)
  return wanted.path
}
