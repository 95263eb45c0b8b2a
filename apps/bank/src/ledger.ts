import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Instrument, Payment, PaymentStatus } from './payment.ts'
import { testCards } from './test-ways.ts'

/** The shop's request makes no sense for this payment as it stands. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
}

export type NewPayment = Pick<
  Payment,
  | 'kind'
  | 'idempotencyKey'
  | 'reference'
  | 'order'
  | 'shop'
  | 'amount'
  | 'language'
  | 'returnUrl'
  | 'noticeUrl'
  | 'mayRemember'
>

/** A payment of a past this bank never saw, as the demo's shop remembers it. */
export type PastPayment = Pick<
  Payment,
  'id' | 'kind' | 'reference' | 'order' | 'shop' | 'amount' | 'status' | 'captured' | 'noticeUrl' | 'createdAt'
>

const mayBecome: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  open: ['processing', 'authorised', 'declined', 'cancelled', 'voided'],
  processing: ['authorised', 'declined', 'voided'],
  authorised: ['captured', 'voided'],
  captured: ['refunded'],
  declined: [],
  cancelled: [],
  voided: [],
  refunded: [],
}

const newPageToken = () => randomBytes(24).toString('base64url')

/**
 * The bank's payments, the cards it remembers, and what may happen to them. Held in memory, and in a JSON file where
 * one is named: written whole and renamed into place, which is enough for a bank without money.
 */
export class Ledger {
  readonly #payments = new Map<string, Payment>()
  readonly #instruments = new Map<string, Instrument>()
  readonly #file: string | undefined
  readonly #onChange: (payment: Payment) => void

  constructor(file: string | undefined, onChange: (payment: Payment) => void) {
    this.#file = file
    this.#onChange = onChange
    // A shop on PostgreSQL has not made its data folder when its bank opens.
    if (file !== undefined) mkdirSync(dirname(file), { recursive: true })
    const stored = file === undefined ? emptyLedger : readLedger(file)
    for (const payment of stored.payments) this.#payments.set(payment.id, payment)
    for (const instrument of stored.instruments) this.#instruments.set(instrument.token, instrument)
  }

  all(): Payment[] {
    return [...this.#payments.values()]
  }

  find(id: string): Payment | undefined {
    return this.#payments.get(id)
  }

  findByPage(pageToken: string): Payment | undefined {
    return this.all().find((payment) => payment.pageToken === pageToken)
  }

  findInstrument(token: string): Instrument | undefined {
    return this.#instruments.get(token)
  }

  /** The same key opens the same payment again; with another amount it is refused. */
  open(request: NewPayment): Payment {
    const known = this.all().find((payment) => payment.idempotencyKey === request.idempotencyKey)
    if (known !== undefined) {
      if (known.amount !== request.amount) throw new LedgerRefusal('the key was used for another amount')
      return known
    }
    const payment: Payment = {
      ...request,
      id: `pay_${randomUUID()}`,
      pageToken: newPageToken(),
      currency: 'EUR',
      status: 'open',
      captured: 0,
      refunded: 0,
      createdAt: new Date().toISOString(),
      doneKeys: [],
    }
    this.#payments.set(payment.id, payment)
    this.#save()
    return payment
  }

  /** Takes over what is not known yet; a payment known is left as it is. Returns how many were new. */
  takeOver(past: readonly PastPayment[], instruments: readonly Instrument[]): number {
    const unknown = past.filter(({ id }) => !this.#payments.has(id))
    for (const one of unknown)
      this.#payments.set(one.id, {
        ...one,
        pageToken: newPageToken(),
        idempotencyKey: one.reference,
        currency: 'EUR',
        refunded: 0,
        language: 'it',
        returnUrl: one.noticeUrl,
        doneKeys: [],
      })
    for (const one of instruments) this.#instruments.set(one.token, one)
    this.#save()
    return unknown.length
  }

  /** Moves a payment on and notifies the shop. */
  become(payment: Payment, status: PaymentStatus, change: Partial<Payment> = {}): Payment {
    if (!mayBecome[payment.status].includes(status))
      throw new LedgerRefusal(`a payment that is ${payment.status} cannot be ${status}`)
    Object.assign(payment, change, { status })
    this.#save()
    this.#onChange(payment)
    return payment
  }

  /** Stores the card just used for a payment, because the payer asked for it. */
  remember(payment: Payment, way: string): void {
    const card = testCards[way]
    if (card === undefined) return
    const { brand, expires, number } = card
    const stored = {
      token: `card_${randomBytes(18).toString('base64url')}`,
      brand,
      expires,
      lastDigits: number.slice(-4),
    }
    this.#instruments.set(stored.token, { ...stored, way })
    payment.instrument = stored
    this.#save()
  }

  forget(token: string): void {
    this.#instruments.delete(token)
    this.#save()
  }

  capture(payment: Payment, key: string, amount: number): Payment {
    if (payment.doneKeys.includes(key)) return payment
    if (amount > payment.amount) throw new LedgerRefusal('more than was authorised')
    return this.become(payment, 'captured', { captured: amount, doneKeys: [...payment.doneKeys, key] })
  }

  /** Ends a payment that is not decided yet, so that it can be paid no more; a decided one stays as it is. */
  close(payment: Payment): Payment {
    return payment.status === 'open' || payment.status === 'processing' ? this.become(payment, 'voided') : payment
  }

  /** Gives back what is held, and ends what is not decided yet. */
  void(payment: Payment, key: string): Payment {
    if (payment.status === 'voided' || payment.doneKeys.includes(key)) return payment
    return this.become(payment, 'voided', { doneKeys: [...payment.doneKeys, key] })
  }

  refund(payment: Payment, key: string, amount: number): Payment {
    if (payment.doneKeys.includes(key)) return payment
    if (amount > payment.captured - payment.refunded) throw new LedgerRefusal('more than was captured')
    const refunded = payment.refunded + amount
    const change = { refunded, doneKeys: [...payment.doneKeys, key] }
    if (refunded === payment.captured) return this.become(payment, 'refunded', change)
    Object.assign(payment, change)
    this.#save()
    return payment
  }

  #save(): void {
    if (this.#file === undefined) return
    const draft = `${this.#file}.new`
    const stored: LedgerFile = { payments: this.all(), instruments: [...this.#instruments.values()] }
    writeFileSync(draft, JSON.stringify(stored, null, 2))
    renameSync(draft, this.#file)
  }
}

interface LedgerFile {
  payments: Payment[]
  instruments: Instrument[]
}

const emptyLedger: LedgerFile = { payments: [], instruments: [] }

function readLedger(file: string): LedgerFile {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as LedgerFile | Payment[]
    return Array.isArray(stored)
      ? { payments: stored.map((one) => ({ ...one, kind: 'card' })), instruments: [] }
      : stored
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyLedger
    throw error
  }
}
