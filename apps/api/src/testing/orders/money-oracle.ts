import { type Course, goods, type Goods, prices, type Quantity, type Way } from './money-course.ts'

/** The answer the shop must give to a call; `either` where it depends on the answers of the bank so far. */
export type Verdict = 'accepted' | 'refused' | 'either'

export interface GoodsAsked {
  name: Goods
  /** Pieces, or kilograms. */
  quantity: number
}

/** A line as packed, and what of it came back: thousandths and cents. */
interface Line {
  packed: number
  chargedCents: number
  back: number
  backCents: number
}

interface Asked extends GoodsAsked {
  id: number
  cents: number
  isRefund: boolean
}

interface Given {
  kind: 'undelivered' | 'desk' | 'return' | 'ended'
  cents: number
}

const fees = { bags: 50, delivery: 490, freeFrom: 8000 }
const voucherCents = 250
const wineForMealVouchers = 18

/** Halves are rounded up, in whole numbers: no fraction of a binary kind comes between. */
const shareOf = (cents: number, part: number, whole: number) => Math.floor((2 * cents * part + whole) / (2 * whole))

const thousandthsOf = (quantity: number) => Math.round(quantity * 1000)

const sum = (cents: readonly number[]) => cents.reduce((one, other) => one + other, 0)

/** Ways whose money the bank holds, and nothing else pays. */
const atBank: ReadonlySet<Way> = new Set(['card', 'voucher', 'points', 'split'])
/** Ways whose money is handed over at the door, and cannot go back the way it came. */
const atDoor: ReadonlySet<Way> = new Set(['door', 'paper'])

/** Pieces, or kilograms, that are bought: meal vouchers want more than a hundred euro. */
export const orderedOf = ({ way, wanted }: Pick<Course, 'way' | 'wanted'>, name: Goods): number =>
  name === 'wine' && (way === 'split' || way === 'paper') ? wineForMealVouchers : wanted[name]

/**
 * The money of one order, computed from its course and the price list alone; no row of the shop is read. It knows what the
 * shop must accept, what it must refuse, and what each thing that is accepted comes to.
 */
export class MoneyOracle {
  readonly given: Given[] = []
  /** Returns that are not decided, the first first. */
  readonly open: Asked[] = []
  readonly #course: Pick<Course, 'way' | 'isCaptureRefused' | 'wanted'>
  readonly #lines: Record<Goods, Line>
  readonly #substitutes = new Map<Goods, number>()
  #stage: 'packed' | 'delivered' | 'partly delivered' | 'failed' = 'packed'
  #isTaken = false
  /** Cents of approved replacements, which returns of the order give no more. */
  #toReplaceCents = 0

  constructor(course: Pick<Course, 'way' | 'isCaptureRefused' | 'wanted'>) {
    this.#course = course
    const line = (): Line => ({ packed: 0, chargedCents: 0, back: 0, backCents: 0 })
    this.#lines = { wine: line(), apples: line(), milk: line(), pasta: line() }
  }

  /** The bank refuses to take the money, and nothing but the bank pays. */
  get isLost(): boolean {
    return this.#course.isCaptureRefused && atBank.has(this.#course.way)
  }

  get isPackedEmpty(): boolean {
    return goods.every((name) => this.#lines[name].packed === 0) && this.#substitutes.size === 0
  }

  get isEnded(): boolean {
    return this.#stage === 'failed'
  }

  get isDelivered(): boolean {
    return this.#stage === 'delivered' || this.#stage === 'partly delivered'
  }

  /** Fees are those of what was ordered; meal vouchers pay no delivery that is free above an amount. */
  get feeCents(): number {
    const spent = sum(goods.map((name) => orderedOf(this.#course, name) * prices[name]))
    const { way } = this.#course
    const isFree = way !== 'split' && way !== 'paper' && spent >= fees.freeFrom
    return fees.bags + (isFree ? 0 : fees.delivery)
  }

  get goodsCents(): number {
    return sum(goods.map((name) => this.#lines[name].chargedCents)) + sum([...this.#substitutes.values()])
  }

  get totalCents(): number {
    return this.goodsCents + this.feeCents
  }

  get givenCents(): number {
    return sum(this.given.map(({ cents }) => cents))
  }

  get leftCents(): number {
    return this.totalCents - this.givenCents
  }

  /** Of returns paid at the door: that money has no way back. */
  get voucherCents(): number {
    const returned = this.given.filter(({ kind }) => kind === 'return').map(({ cents }) => cents)
    return atDoor.has(this.#course.way) ? sum(returned) : 0
  }

  /** The goods and money that lines have given back, thousandths and cents; of goods that were not packed nothing. */
  backOf(name: Goods): Pick<Line, 'back' | 'backCents'> {
    const { back, backCents } = this.#lines[name]
    return { back, backCents }
  }

  /** Of a line that has nothing left a whole one is asked for, which is refused. */
  askedOf(name: Goods, quantity: Quantity): GoodsAsked {
    const { packed, back } = this.#lines[name]
    return { name, quantity: quantity === 'rest' ? (packed - back || 1000) / 1000 : quantity }
  }

  /** So much of a line is in the bag, thousandths; the voucher on the wine takes its part. */
  pack(name: Goods, thousandths: number): void {
    const list = shareOf(prices[name], thousandths, 1000)
    const taken = this.#course.way === 'voucher' && name === 'wine' ? Math.min(voucherCents, list) : 0
    this.#lines[name] = { packed: thousandths, chargedCents: list - taken, back: 0, backCents: 0 }
  }

  /**
   * One piece of something dearer lies in the bag for a line of which nothing was found: it costs what a piece of the line
   * would have. The voucher of the line passes to it.
   */
  substitute(name: Goods): void {
    const taken = this.#course.way === 'voucher' && name === 'wine' ? voucherCents : 0
    this.#substitutes.set(name, prices[name] - taken)
  }

  /** Time enough went by for the bank to be asked again, and it answered. */
  take(): void {
    this.#isTaken = true
  }

  /** The verdict on goods that are not taken, and on the delivery without them. */
  deliver(notTaken: readonly GoodsAsked[]): { verdict: Verdict; accept: () => void } {
    const stage = notTaken.length === 0 ? 'delivered' : 'partly delivered'
    if (this.#stage === stage) return { verdict: 'accepted', accept: () => undefined }
    const fits = notTaken.every((asked) => this.#fits(asked))
    if (this.#stage !== 'packed' || !fits) return { verdict: 'refused', accept: () => undefined }
    const accept = () => {
      this.#stage = stage
      const cents = Math.min(sum(notTaken.map((asked) => this.#worth(asked))), this.leftCents)
      if (cents === 0) return
      for (const asked of notTaken) this.#giveLine(asked, this.#worth(asked))
      this.given.push({ kind: 'undelivered', cents })
    }
    // Stopped before it left, where the bank has said already that it takes nothing.
    return { verdict: this.isLost ? 'either' : 'accepted', accept }
  }

  /** The order ends without its customer: all that is left goes back. */
  fail(): { verdict: Verdict; accept: () => void } {
    if (this.isEnded) return { verdict: 'accepted', accept: () => undefined }
    if (this.#stage !== 'packed') return { verdict: 'refused', accept: () => undefined }
    const accept = () => {
      if (this.leftCents > 0) this.given.push({ kind: 'ended', cents: this.leftCents })
      this.#stage = 'failed'
    }
    return { verdict: this.isLost ? 'either' : 'accepted', accept }
  }

  staffAmount(cents: number): { verdict: Verdict; accept: () => void } {
    return { verdict: this.#staffVerdict(cents), accept: () => void this.given.push({ kind: 'desk', cents }) }
  }

  staffLine(asked: GoodsAsked): { verdict: Verdict; accept: () => void } {
    if (!this.#fits(asked)) return { verdict: 'refused', accept: () => undefined }
    const cents = this.#worth(asked)
    const accept = () => {
      this.#giveLine(asked, cents)
      this.given.push({ kind: 'desk', cents })
    }
    return { verdict: cents === 0 ? 'refused' : this.#staffVerdict(cents), accept }
  }

  /** A return is asked for: its goods count as given back from now on, its money once it is approved. */
  ask(asked: GoodsAsked, isRefund: boolean): { verdict: Verdict; accept: (id: number) => void } {
    const left = this.#returnableCents
    const isPossible = this.isDelivered && this.#fits(asked) && left > 0
    const accept = (id: number) => {
      const cents = Math.min(this.#worth(asked), left)
      this.#giveLine(asked, cents)
      this.open.push({ ...asked, id, cents, isRefund })
    }
    return { verdict: isPossible ? 'accepted' : 'refused', accept }
  }

  /** All of a return is approved, or a part of its money; what was refused as too much stays open. */
  approve(one: Asked, part: number | undefined): { verdict: Verdict; accept: () => void } {
    const cents = part ?? one.cents
    const isTooMuch = one.isRefund && cents > Math.min(one.cents, this.leftCents)
    const accept = () => {
      this.#close(one)
      if (!one.isRefund) this.#toReplaceCents += one.cents
      else if (cents > 0) this.given.push({ kind: 'return', cents })
    }
    return { verdict: isTooMuch ? 'refused' : 'accepted', accept }
  }

  /** A return that is refused frees its goods. */
  refuse(one: Asked): void {
    this.#close(one)
    const line = this.#lines[one.name]
    line.back -= thousandthsOf(one.quantity)
    line.backCents -= one.cents
  }

  #close(one: Asked): void {
    this.open.splice(this.open.indexOf(one), 1)
  }

  /** Money that is not taken cannot go back over the back office; money that is not left cannot either. */
  #staffVerdict(cents: number): Verdict {
    if (cents > this.leftCents || this.isLost) return 'refused'
    const { way } = this.#course
    if (atDoor.has(way)) return this.isDelivered ? 'accepted' : 'refused'
    return way === 'account' || this.#isTaken ? 'accepted' : 'either'
  }

  #fits({ name, quantity }: GoodsAsked): boolean {
    const { packed, back } = this.#lines[name]
    return packed > 0 && thousandthsOf(quantity) <= packed - back
  }

  /**
   * The amount charged for the line, shared by quantity; the one who takes the last of it takes the cents that are
   * left.
   */
  #worth({ name, quantity }: GoodsAsked): number {
    const { packed, chargedCents, back, backCents } = this.#lines[name]
    const left = chargedCents - backCents
    const thousandths = thousandthsOf(quantity)
    return back + thousandths >= packed ? left : Math.min(left, shareOf(chargedCents, thousandths, packed))
  }

  #giveLine({ name, quantity }: GoodsAsked, cents: number): void {
    const line = this.#lines[name]
    line.back += thousandthsOf(quantity)
    line.backCents += cents
  }

  /** Returns pay for goods, and every refund before counts as one of goods. */
  get #returnableCents(): number {
    const asked = sum(this.open.map(({ cents }) => cents)) + this.#toReplaceCents
    return Math.max(0, this.goodsCents - this.givenCents - asked)
  }
}
