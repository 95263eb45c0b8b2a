import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import type { Press, Step } from './press.ts'

/** What became of a press that was sent. `later`: the shop was not reached, or could not answer. */
export type Sent =
  | { readonly kind: 'done'; readonly order: PickListView }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'later' }

export interface RefusedPress {
  readonly press: Press
  /** Of the shop, in the language of the page. */
  readonly text: string
}

/** A new object with every change, for `useSyncExternalStore`. */
export interface PressState {
  /** Not answered yet, in the order they were pressed. */
  readonly waiting: readonly Press[]
  readonly refused: readonly RefusedPress[]
  /** Orders as the shop last answered, newer than what a page was loaded with. */
  readonly answered: ReadonlyMap<number, PickListView>
  readonly offline: boolean
}

export interface PressQueue {
  read: () => PressState
  subscribe: (listener: () => void) => () => void
  /** Stores a press and sends it as soon as all before it are answered. */
  press: (staff: string, orderId: number, step: Step) => void
  /** Sends what waits: at the start, when the connection is back. */
  send: (staff: string) => Promise<void>
  /** A page has read these orders: what was answered before is old. */
  wasRead: (orderIds: readonly number[]) => void
  dismiss: (pressId: string) => void
}

const place = 'backoffice.presses'
/** Milliseconds until the shop is tried again. */
const pause = 4000

interface QueueParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  transmit: (press: Press) => Promise<Sent>
  newId: () => string
  /** Calls back after some milliseconds. */
  wait: (then: () => void, milliseconds: number) => void
}

/**
 * Presses of pickers and drivers where there may be no connection: each is stored before it is sent, and sent in order,
 * one at a time, until the shop has answered it. The shop knows a press by its id, so one whose answer was lost is not
 * done twice. What it refuses is shown and leaves the queue.
 */
export function createPressQueue({ storage, transmit, newId, wait }: QueueParts): PressQueue {
  let state: PressState = { waiting: stored(storage), refused: [], answered: new Map(), offline: false }
  const listeners = new Set<() => void>()
  let sending = false

  function change(next: Partial<PressState>) {
    state = { ...state, ...next }
    if (next.waiting !== undefined) storage.setItem(place, JSON.stringify(next.waiting))
    for (const listener of listeners) listener()
  }

  function settle(press: Press, sent: Exclude<Sent, { kind: 'later' }>) {
    const waiting = state.waiting.filter(({ id }) => id !== press.id)
    const { answered, refused } = state
    if (sent.kind === 'refused') change({ waiting, offline: false, refused: [...refused, { press, text: sent.text }] })
    else change({ waiting, offline: false, answered: new Map(answered).set(press.orderId, sent.order) })
  }

  async function send(staff: string): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (;;) {
        const press = state.waiting.find((one) => one.staff === staff)
        if (press === undefined) return
        const sent = await transmit(press)
        if (sent.kind === 'later') {
          change({ offline: true })
          wait(() => void send(staff), pause)
          return
        }
        settle(press, sent)
      }
    } finally {
      sending = false
    }
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    press: (staff, orderId, step) => {
      change({ waiting: [...state.waiting, { id: newId(), staff, orderId, step }] })
      void send(staff)
    },
    send,
    wasRead: (orderIds) => {
      const answered = new Map(state.answered)
      for (const orderId of orderIds) answered.delete(orderId)
      change({ answered })
    },
    dismiss: (pressId) => change({ refused: state.refused.filter(({ press }) => press.id !== pressId) }),
  }
}

function stored(storage: QueueParts['storage']): readonly Press[] {
  const text = storage.getItem(place)
  return text === null ? [] : (JSON.parse(text) as Press[])
}
