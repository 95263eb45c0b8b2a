import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { fallsWith, isLineStep, type Press, type Step } from './press.ts'

/** The outcome of a press that was sent. `later`: the shop was not reached, or could not answer. */
export type Sent =
  | { readonly kind: 'done'; readonly order: PickListView }
  /** `order` as it is now, where it could be read. */
  | { readonly kind: 'refused'; readonly text: string; readonly code?: string; readonly order?: PickListView }
  | { readonly kind: 'later' }

export interface RefusedPress {
  readonly press: Press
  /** Of the shop, in the language of the page. */
  readonly text: string
  /** Of the refusal; absent in those an older version stored. */
  readonly code?: string
  /** Of the same person, and not sent: they came after it and meant the same goods. */
  readonly fallen: readonly Press[]
  /** The line as a colleague has left it. */
  readonly theirs?: PickLineView
}

/** A new object with every change, for `useSyncExternalStore`. */
export interface PressState {
  /** Not answered yet, in the order they were pressed. */
  readonly waiting: readonly Press[]
  /** Until they were seen. */
  readonly refused: readonly RefusedPress[]
  /** Orders as the shop last answered, newer than what a page was loaded with. */
  readonly answered: ReadonlyMap<number, PickListView>
  readonly offline: boolean
}

interface PressQueue {
  read: () => PressState
  subscribe: (listener: () => void) => () => void
  /** Stores a press and sends it as soon as all before it are answered. */
  press: (staff: string, orderId: number, step: Step) => void
  /** Sends what waits, until the shop has answered all of it or is not reached: at the start, when the connection is back. */
  send: (staff: string) => Promise<void>
  /** A page has read these orders, asked for at that moment (milliseconds since 1970): what was answered before is old. */
  wasRead: (orderIds: readonly number[], askedAt: number) => void
  /** Orders as answered before the page was loaded again without a connection. */
  remember: (orders: readonly PickListView[]) => void
  dismiss: (pressId: string) => void
  /** Another window of this browser has changed what is stored. */
  wasStored: () => void
  /** Another window of this browser has the shop's answer to a press. */
  wasAnswered: (order: PickListView) => void
  /** Deletes everything of a staff member, with what waits. */
  clear: (staff: string) => void
}

interface Stored {
  readonly waiting: readonly Press[]
  readonly refused: readonly RefusedPress[]
}

/** The key of the presses in the storage of the browser. */
export const place = 'backoffice.presses'
/** Milliseconds until the shop is tried again. */
const pause = 4000

interface QueueParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  transmit: (press: Press) => Promise<Sent>
  newId: () => string
  /** Calls back after some milliseconds. */
  wait: (then: () => void, milliseconds: number) => void
  /** Of all windows of the browser one at a time sends, so that the order of presses stays. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
  onAnswer: (order: PickListView) => void
}

/**
 * Presses of pickers and drivers where there may be no connection: each is stored before it is sent, and sent in order,
 * one at a time, until the shop has answered it. The shop knows a press by its id, so one whose answer was lost is not
 * done twice. A refused press leaves the queue, with later ones about the same goods, and is shown until somebody has
 * seen it.
 */
export function createPressQueue(parts: QueueParts): PressQueue {
  const { storage, transmit, newId, wait, exclusively, now, onAnswer } = parts
  let state: PressState = { ...stored(storage), answered: new Map(), offline: false }
  const listeners = new Set<() => void>()
  /** When each order was answered. */
  const answeredAt = new Map<number, number>()
  let sending: Promise<void> | undefined
  let isTriedAgain = false

  function change(next: Partial<PressState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** The stored presses are the truth: another window may have pressed meanwhile. */
  function store(next: (before: Stored) => Stored, more: Partial<PressState> = {}) {
    const after = next(stored(storage))
    storage.setItem(place, JSON.stringify(after))
    change({ ...after, ...more })
  }

  const answeredWith = (order: PickListView) => {
    answeredAt.set(order.orderId, now())
    return { answered: new Map(state.answered).set(order.orderId, order) }
  }

  function settle(press: Press, sent: Exclude<Sent, { kind: 'later' }>) {
    // Its staff member has signed out meanwhile, and nothing of theirs stays.
    if (!stored(storage).waiting.some(({ id }) => id === press.id)) return
    if (sent.order !== undefined) onAnswer(sent.order)
    const more = { offline: false, ...(sent.order !== undefined && answeredWith(sent.order)) }
    store(({ waiting, refused }) => {
      const others = waiting.filter(({ id }) => id !== press.id)
      if (sent.kind === 'done') return { waiting: others, refused: stillOpen(refused, sent.order) }
      const fallen = others.filter((later) => fallsWith(press, later))
      const { step } = press
      const theirs = isLineStep(step)
        ? sent.order?.lines.find(({ orderItemId }) => orderItemId === step.lineId)
        : undefined
      const detail = { ...(sent.code !== undefined && { code: sent.code }), ...(theirs !== undefined && { theirs }) }
      const entry = { press: withoutCode(press), text: sent.text, fallen, ...detail }
      return { waiting: others.filter((one) => !fallen.includes(one)), refused: [...refused, entry] }
    }, more)
  }

  function tryAgain(staff: string) {
    change({ offline: true })
    if (isTriedAgain) return
    isTriedAgain = true
    wait(() => {
      isTriedAgain = false
      void send(staff)
    }, pause)
  }

  /** Whether the shop has answered everything. */
  async function sendAll(staff: string): Promise<boolean> {
    for (;;) {
      const press = stored(storage).waiting.find((one) => one.staff === staff)
      if (press === undefined) return true
      const sent = await transmit(press)
      if (sent.kind === 'later') return false
      settle(press, sent)
    }
  }

  const isWaiting = (staff: string) => stored(storage).waiting.some((one) => one.staff === staff)

  async function sendUntilAnswered(staff: string): Promise<void> {
    try {
      // Again for what was pressed while the last one was on its way.
      while (isWaiting(staff)) {
        let isDone = false
        await exclusively(async () => {
          isDone = await sendAll(staff)
        })
        if (!isDone) {
          tryAgain(staff)
          return
        }
      }
    } finally {
      sending = undefined
    }
  }

  async function send(staff: string): Promise<void> {
    if (sending === undefined && isWaiting(staff)) sending = sendUntilAnswered(staff)
    await sending
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    press: (staff, orderId, step) => {
      const press = { id: newId(), staff, orderId, step }
      // A new code takes the place of a refused one.
      const isPast = (one: RefusedPress) => step.kind === 'handOver' && isHandOverOf(one, orderId)
      store(({ waiting, refused }) => ({
        waiting: [...waiting, press],
        refused: refused.filter((one) => !isPast(one)),
      }))
      void send(staff)
    },
    send,
    wasRead: (orderIds, askedAt) => {
      const answered = new Map(state.answered)
      // An answer that came while the page was being read is newer than the page.
      for (const orderId of orderIds) if ((answeredAt.get(orderId) ?? 0) <= askedAt) answered.delete(orderId)
      change({ answered })
    },
    remember: (orders) => {
      const before = orders.map((order) => [order.orderId, order] as const)
      change({ answered: new Map([...before, ...state.answered]) })
    },
    dismiss: (pressId) =>
      store(({ waiting, refused }) => ({ waiting, refused: refused.filter(({ press }) => press.id !== pressId) })),
    wasStored: () => change(stored(storage)),
    // Whichever window was answered, the shop is reached.
    wasAnswered: (order) =>
      store(({ waiting, refused }) => ({ waiting, refused: stillOpen(refused, order) }), {
        ...answeredWith(order),
        offline: false,
      }),
    clear: (staff) =>
      store(
        ({ waiting, refused }) => ({
          waiting: waiting.filter((one) => one.staff !== staff),
          refused: refused.filter(({ press }) => press.staff !== staff),
        }),
        { answered: new Map(), offline: false },
      ),
  }
}

const isHandOverOf = ({ press }: RefusedPress, orderId: number) =>
  press.orderId === orderId && press.step.kind === 'handOver'

/** A refused code is about goods that wait: once they are handed over, or the order is over, nothing is left of it. */
const stillOpen = (refused: readonly RefusedPress[], { orderId, can }: PickListView) =>
  can.handOver ? refused : refused.filter((one) => !isHandOverOf(one, orderId))

/** A code that was answered is stored no longer. */
const withoutCode = (press: Press): Press =>
  press.step.kind === 'handOver' ? { ...press, step: { ...press.step, code: '' } } : press

function stored(storage: Pick<Storage, 'getItem'>): Stored {
  const text = storage.getItem(place)
  const read = text === null ? [] : (JSON.parse(text) as Stored | Press[])
  // As the version before stored them: a device may come back with presses of it.
  return Array.isArray(read) ? { waiting: read, refused: [] } : read
}
