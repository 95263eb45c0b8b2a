import type { Toast, ToastAction } from '@bottega/ui/components/overlays/ToastStack.tsx'
import { externalStore, type ExternalStore } from '../storage/external-store.ts'

export type NotificationLevel = Toast['level']

/** Shopping core, sections 4 and 9: a stack of five; snackbars stay 5000 ms, notifications of answers 3000 ms. */
const maximum = 5
const snackbarMs = 5_000
export const notificationMs = 3_000

/** Time to reach the undo button by keyboard or screen reader; it restarts after each pause. */
const undoMs = 12_000

/** Reading speed of a practised reader: long texts stay as long as reading them takes. (docs/decisions/0171) */
const msPerLetter = 55

export interface RemarkOptions {
  /** Minimum time on screen. */
  readonly ms?: number
  /** Its subject: it replaces the remark on the same subject. */
  readonly about?: string
  /** A button beside the text; such a remark stays longer. */
  readonly action?: ToastAction
}

export type NotificationQueue = Pick<ExternalStore<readonly Toast[]>, 'get' | 'subscribe'> & {
  /** Shows a remark. The same text at the same level is shown once, with its time restarted. */
  notify: (level: NotificationLevel, text: string, options?: RemarkOptions) => void
  close: (id: number) => void
  pause: () => void
  resume: () => void
}

/**
 * Remarks to the shopper, the newest last. While one has the pointer or the focus, none disappears; afterwards each
 * gets its full time again.
 */
export function notificationQueue(): NotificationQueue {
  const store = externalStore<readonly Toast[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const lifetimes = new Map<number, number>()
  const subjects = new Map<number, string>()
  let lastId = 0
  let paused = false

  function close(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    lifetimes.delete(id)
    subjects.delete(id)
    store.set(store.get().filter((toast) => toast.id !== id))
    // The last one may be removed under the pointer or the focus, which then fire no leave event.
    if (store.get().length === 0) paused = false
  }

  function start(id: number) {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => close(id), lifetimes.get(id)),
    )
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    close,
    notify(level, text, { action, about, ms = action === undefined ? snackbarMs : undoMs } = {}) {
      const isSame = (toast: Toast) =>
        (toast.level === level && toast.text === text) || (about !== undefined && subjects.get(toast.id) === about)
      const same = store.get().filter(isSame)
      // The element stays in the page and only its words change; words repeated are a new remark, so that they are spoken.
      const id = same.find((toast) => toast.text !== text)?.id ?? ++lastId
      for (const toast of same) if (toast.id !== id) close(toast.id)
      const others = store.get().filter((toast) => toast.id !== id)
      for (const old of others.slice(0, Math.max(0, others.length + 1 - maximum))) close(old.id)
      lifetimes.set(id, Math.max(ms, text.length * msPerLetter))
      if (about !== undefined) subjects.set(id, about)
      store.set([...others.slice(1 - maximum), { id, level, text, ...(action && { action }) }])
      if (!paused) start(id)
    },
    pause() {
      paused = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
    resume() {
      paused = false
      for (const toast of store.get()) start(toast.id)
    },
  }
}
