import { copiesShape } from './copies-shape.ts'
import { isUnreachable } from './stay-open.ts'

const prefix = 'backoffice-copies'
/** Copies of an older version of the program may have another shape: they are not read. */
const place = `${prefix}-${copiesShape}`
/** A working day, as long as a session lasts at most; milliseconds. */
const lifetime = 12 * 3_600_000
/** Milliseconds that the shop may take where there is a copy: a weak signal answers never. */
const patience = 4000

/** An answer as it was, and the moment it was asked for; milliseconds since 1970. */
interface Copy<Answer> {
  readonly answer: Answer
  readonly readAt: number
}

/** The data of a page, and the moment it was asked for; `copiedAt` if it is a copy. */
export interface Read<Answer> {
  readonly answer: Answer
  readonly askedAt: number
  readonly copiedAt?: number
}

const addressOf = (name: string) => new URL(`/admin/copies/${encodeURIComponent(name)}`, window.location.origin)

/** The storage of answers that browsers have for service workers; none where the shop is not served over TLS. */
export const hasCopies = () => 'caches' in globalThis
const open = () => (hasCopies() ? caches.open(place) : undefined)

async function readStored<Answer>(store: Cache, name: string): Promise<Copy<Answer> | undefined> {
  const stored = await store.match(addressOf(name))
  return stored === undefined ? undefined : ((await stored.json()) as Copy<Answer>)
}

export async function readCopy<Answer>(name: string): Promise<Copy<Answer> | undefined> {
  const store = await open()
  const copy = store && (await readStored<Answer>(store, name))
  if (copy === undefined || Date.now() - copy.readAt < lifetime) return copy
  await store?.delete(addressOf(name))
  return undefined
}

/** One after the other, so that of two answers the newer one stays. */
let writing: Promise<void> = Promise.resolve()
/** An answer asked for before is another person's, and is not stored when it comes. */
let deletedAt = 0

async function write(name: string, copy: Copy<unknown>, before: Promise<void>): Promise<void> {
  await before
  if (copy.readAt < deletedAt) return
  try {
    const store = await open()
    const last = store && (await readStored(store, name))
    if (last === undefined || last.readAt <= copy.readAt) await store?.put(addressOf(name), Response.json(copy))
  } catch (error) {
    // A full device stores nothing, and goes on with its connection.
    reportError(error)
  }
}

export function storeCopy(name: string, answer: unknown, readAt = Date.now()): Promise<void> {
  writing = write(name, { answer, readAt }, writing)
  return writing
}

/** Nothing of a staff member stays in the browser after them. */
export async function deleteCopies(): Promise<void> {
  deletedAt = Date.now()
  await writing
  if (!hasCopies()) return
  const all = await caches.keys()
  await Promise.all(all.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

type Outcome<Answer> = { readonly answer: Answer; readonly askedAt: number } | { readonly error: unknown }

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))

/** The answer of the shop; without one in time, the stored copy. */
export async function askOrRead<Answer>(
  ask: () => Promise<Answer>,
  read: () => Promise<Copy<Answer> | undefined>,
): Promise<Read<Answer>> {
  const askedAt = Date.now()
  const asked: Promise<Outcome<Answer>> = ask().then(
    (answer) => ({ answer, askedAt }),
    (error: unknown) => ({ error }),
  )
  const first = await Promise.race([asked, afterPatience()])
  if (first !== undefined && 'answer' in first) return first
  if (first !== undefined && !isUnreachable(first.error)) throw first.error
  const copy = await read()
  if (copy !== undefined) return { answer: copy.answer, askedAt, copiedAt: copy.readAt }
  const last = await asked
  if ('error' in last) throw last.error
  return last
}

/** The same, of an answer that is stored each time it comes. */
export function askWithCopy<Answer>(name: string, ask: () => Promise<Answer>): Promise<Read<Answer>> {
  const readAt = Date.now()
  const askAndStore = async () => {
    const answer = await ask()
    void storeCopy(name, answer, readAt)
    return answer
  }
  return askOrRead(askAndStore, () => readCopy<Answer>(name))
}
