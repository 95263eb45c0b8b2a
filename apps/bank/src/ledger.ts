import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Payment, PaymentStatus } from './payment.ts'

/** What the shop asked for makes no sense for this payment as it stands. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
}

export type NewPayment = Pick<
  Payment,
  'idempotencyKey' | 'reference' | 'order' | 'shop' | 'amount' | 'language' | 'returnUrl' | 'noticeUrl'
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

/**
 * The bank's payments and what may happen to them. Kept in memory, and in a JSON file where one is named: written whole
 * and renamed into place, which is enough for a bank without money.
 */
export class Ledger {
  readonly #payments = new Map<string, Payment>()
  readonly #file: string | undefined
  readonly #onChange: (payment: Payment) => void

  constructor(file: string | undefined, onChange: (payment: Payment) => void) {
    this.#file = file
    this.#onChange = onChange
    for (const payment of file === undefined ? [] : readPayments(file)) this.#payments.set(payment.id, payment)
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
      pageToken: randomBytes(24).toString('base64url'),
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

  /** Moves a payment on and tells the shop. */
  become(payment: Payment, status: PaymentStatus, change: Partial<Payment> = {}): Payment {
    if (!mayBecome[payment.status].includes(status))
      throw new LedgerRefusal(`a payment that is ${payment.status} cannot be ${status}`)
    Object.assign(payment, change, { status })
    this.#save()
    this.#onChange(payment)
    return payment
  }

  capture(payment: Payment, key: string, amount: number): Payment {
    if (payment.doneKeys.includes(key)) return payment
    if (amount > payment.amount) throw new LedgerRefusal('more than was authorised')
    return this.become(payment, 'captured', { captured: amount, doneKeys: [...payment.doneKeys, key] })
  }

  /** Also closes a page nobody has paid on, so that nobody can any more. */
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
    writeFileSync(draft, JSON.stringify(this.all(), null, 2))
    renameSync(draft, this.#file)
  }
}

function readPayments(file: string): Payment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Payment[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
