import { randomUUID } from 'node:crypto'
import { presentPayment, type Payment, type PaymentView } from './payment.ts'
import { sign, signatureHeader } from './signature.ts'

/** A notice of the bank to the shop: one event, with the payment as it was then. */
export interface Notice {
  id: string
  type: `payment.${Payment['status']}`
  createdAt: string
  payment: PaymentView
}

/** Pauses before a notice is sent again; after the last the bank gives up, and the shop has to ask. */
export const noticePauses = [1_000, 5_000, 30_000, 120_000, 600_000] as const

export interface NoticeOptions {
  secret: string
  origin: () => string
  pauses?: readonly number[]
  /** The time signatures carry. */
  now?: () => Date
  onGivenUp?: (notice: Notice, reason: string) => void
}

/**
 * Sends notices and repeats those the shop did not take. Every try gets a new signature, so that a late one is not
 * refused as old.
 */
export class Notices {
  readonly #options: NoticeOptions
  readonly #waiting = new Set<NodeJS.Timeout>()
  #closed = false

  constructor(options: NoticeOptions) {
    this.#options = options
  }

  tell(payment: Payment): void {
    const notice: Notice = {
      id: `evt_${randomUUID()}`,
      type: `payment.${payment.status}`,
      createdAt: (this.#options.now?.() ?? new Date()).toISOString(),
      payment: presentPayment(payment, this.#options.origin()),
    }
    this.#try(payment.noticeUrl, notice, 0)
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#waiting) clearTimeout(timer)
  }

  #try(url: string, notice: Notice, tries: number): void {
    this.#send(url, notice).then(
      () => undefined,
      (error: unknown) => this.#again(url, notice, tries, String(error)),
    )
  }

  async #send(url: string, notice: Notice): Promise<void> {
    const body = JSON.stringify(notice)
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(this.#options.secret, body, this.#options.now?.() ?? new Date()),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`the shop answered ${reply.status}`)
  }

  #again(url: string, notice: Notice, tries: number, reason: string): void {
    const pause = (this.#options.pauses ?? noticePauses)[tries]
    if (pause === undefined) this.#options.onGivenUp?.(notice, reason)
    if (pause === undefined || this.#closed) return
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      this.#try(url, notice, tries + 1)
    }, pause)
    this.#waiting.add(timer.unref())
  }
}
