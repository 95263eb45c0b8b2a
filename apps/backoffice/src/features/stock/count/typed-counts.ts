import { RefusalError } from '@bottega/contract/api.ts'
import type { StaffCountGood } from '@bottega/contract/staff-stock/counts.ts'

/** An amount somebody has typed and the shop has not answered. */
export interface TypedCount {
  readonly productId: number
  readonly name: string
  /** Pieces or kilograms. */
  readonly counted: number
  /** Of the line as it was seen. */
  readonly version: number
  /** The shop has refused it, in its words: it waits until it is typed again or let go. */
  readonly refusal?: string
}

/** A new object with every change, for `useSyncExternalStore`. */
export interface TypedState {
  readonly typed: readonly TypedCount[]
  /** Lines as the shop answered since the page was read. */
  readonly answered: ReadonlyMap<number, StaffCountGood>
  readonly offline: boolean
}

export interface TypedCounts {
  read: () => TypedState
  subscribe: (listener: () => void) => () => void
  /** Stores an amount and sends it; one typed before for the same product is replaced. */
  type: (count: Omit<TypedCount, 'refusal'>) => void
  letGo: (productId: number) => void
  /** Sends what waits, one after the other, until the shop does not answer. */
  send: () => Promise<void>
}

interface Parts {
  /** The key in the storage of the browser: of one count and one staff member. */
  readonly place: string
  readonly storage: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => unknown }
  readonly transmit: (count: TypedCount) => Promise<StaffCountGood>
  /** The shop has refused one: the lines may be others by now. */
  readonly onRefused: () => void
}

const isForLater = ({ httpStatus, sessionExpired }: RefusalError) =>
  httpStatus === 0 || httpStatus >= 500 || httpStatus === 429 || sessionExpired

function stored({ storage, place }: Parts): readonly TypedCount[] {
  return JSON.parse(storage.getItem(place) ?? '[]') as TypedCount[]
}

/**
 * Amounts typed while counting: each is stored before it is sent, so that it survives a reload and a cellar without a connection.
 * The shop knows an amount that comes again by who said it and the version it was said of.
 */
export function createTypedCounts(parts: Parts): TypedCounts {
  let state: TypedState = { typed: stored(parts), answered: new Map(), offline: false }
  const listeners = new Set<() => void>()
  let sending: Promise<void> | undefined

  function change(next: Partial<TypedState>) {
    state = { ...state, ...next }
    if (next.typed !== undefined) parts.storage.setItem(parts.place, JSON.stringify(next.typed))
    for (const listener of listeners) listener()
  }

  const without = (productId: number) => state.typed.filter((one) => one.productId !== productId)

  async function sendOne(count: TypedCount): Promise<boolean> {
    try {
      const good = await parts.transmit(count)
      const answered = new Map(state.answered).set(good.productId, good)
      // Typed once more while it was under way: the later amount is of the line as it is now.
      const typed = state.typed.flatMap((one) => {
        if (one === count) return []
        return one.productId === count.productId ? [{ ...one, version: good.version }] : [one]
      })
      change({ typed, answered, offline: false })
      return true
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      if (isForLater(error)) {
        change({ offline: true })
        return false
      }
      change({
        typed: state.typed.map((one) => (one === count ? { ...one, refusal: error.text } : one)),
        offline: false,
      })
      parts.onRefused()
      return true
    }
  }

  async function sendAll() {
    for (;;) {
      const next = state.typed.find(({ refusal }) => refusal === undefined)
      // Each is sent when the one before is answered.
      // oxlint-disable-next-line no-await-in-loop
      if (next === undefined || !(await sendOne(next))) return
    }
  }

  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type: (count) => {
      change({ typed: [...without(count.productId), count] })
      void send()
    },
    letGo: (productId) => change({ typed: without(productId) }),
    send,
  }
}
