import { copiesPlace } from '../../lib/storage/copies-place.ts'

/** Sorts of copies, each with the number of them a device holds at most. */
export const most = { order: 5, list: 20, product: 12 } as const

/** Something of a customer's that was opened, in words that can be shown as they are. */
export interface Copy {
  readonly kind: keyof typeof most
  /** The address of its page. */
  readonly path: string
  /** Its name; of an order its number. */
  readonly title: string
  readonly facts: readonly string[]
  /** Said at the counter where an order is collected. */
  readonly code?: string | undefined
  readonly lines: readonly { readonly name: string; readonly amount: string }[]
  /** The moment at which the shop said so; milliseconds since 1970. */
  readonly readAt: number
}

/** The customer whose copies they are. */
interface Owner {
  readonly userId: number
  /** The fixed end of their session; milliseconds since 1970. */
  readonly until: number
}

/** In milliseconds; what is older is not read. */
export const lifetime = 7 * 86_400_000

const ownerAddress = '/offline/owner'
const addressOf = ({ kind, path }: Pick<Copy, 'kind' | 'path'>) => `/offline/${kind}${path}`

async function readOwner(store: Cache): Promise<Owner | undefined> {
  return (await (await store.match(ownerAddress))?.json()) as Owner | undefined
}

/** One after the other, so that the copies of one person are gone before those of the next are stored. */
let writing: Promise<unknown> = Promise.resolve()

function inTurn(write: () => Promise<unknown>): Promise<void> {
  writing = writing.then(write).catch((error: unknown) => {
    // A device that is full, or that refuses storage, goes on without copies.
    if (!(error instanceof DOMException)) reportError(error)
  })
  return writing.then(() => undefined)
}

/** None where the shop is not served over TLS. */
const hasCopies = () => 'caches' in globalThis

/** Nothing of a customer stays in the browser after them. (Safety, 19) */
export function deleteCopies(): Promise<void> {
  return inTurn(async () => hasCopies() && caches.delete(copiesPlace))
}

/** Makes copies this customer's: those of anybody else are deleted. */
export function beginCopies(userId: number, until: number): Promise<void> {
  return inTurn(async () => {
    if (!hasCopies()) return
    const owner = await readOwner(await caches.open(copiesPlace))
    if (owner?.userId !== userId) await caches.delete(copiesPlace)
    const store = await caches.open(copiesPlace)
    await store.put(ownerAddress, Response.json({ userId, until } satisfies Owner))
  })
}

/** Changes the copies of a customer, unless they have gone meanwhile: a sign-out in another window deletes all. */
function change(userId: number, how: (store: Cache) => Promise<unknown>): Promise<void> {
  return inTurn(async () => {
    if (!hasCopies() || !(await caches.has(copiesPlace))) return
    const store = await caches.open(copiesPlace)
    if ((await readOwner(store))?.userId === userId) await how(store)
  })
}

export function storeCopy(userId: number, copy: Copy): Promise<void> {
  return change(userId, async (store) => {
    await store.put(addressOf(copy), Response.json(copy))
    const others = (await readAll(store)).filter(({ kind }) => kind === copy.kind)
    await Promise.all(others.slice(most[copy.kind]).map((one) => store.delete(addressOf(one))))
  })
}

export const deleteCopy = (userId: number, copy: Pick<Copy, 'kind' | 'path'>): Promise<void> =>
  change(userId, (store) => store.delete(addressOf(copy)))

/** The newest first. */
async function readAll(store: Cache): Promise<Copy[]> {
  const requests = (await store.keys()).filter(({ url }) => new URL(url).pathname !== ownerAddress)
  const copies = await Promise.all(
    requests.map(async (request) => (await store.match(request))?.json() as Promise<Copy | undefined>),
  )
  return copies.filter((copy) => copy !== undefined).toSorted((one, other) => other.readAt - one.readAt)
}

/** The copies that may be shown now, the newest first; those that may not any more are deleted. */
export async function readCopies(now: number): Promise<readonly Copy[]> {
  if (!hasCopies() || !(await caches.has(copiesPlace))) return []
  const store = await caches.open(copiesPlace)
  const owner = await readOwner(store)
  if (owner === undefined || owner.until <= now) {
    await caches.delete(copiesPlace)
    return []
  }
  const copies = await readAll(store)
  const old = copies.filter(({ readAt }) => now - readAt >= lifetime)
  await Promise.all(old.map((copy) => store.delete(addressOf(copy))))
  return copies.filter((copy) => !old.includes(copy))
}
