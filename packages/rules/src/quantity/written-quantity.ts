import { withoutAccents } from '../text/plain-words.ts'
import { thousandthsFromUnits } from './parse-quantity.ts'
import { oneUnit, type SellingMode, type Thousandths } from './selling-terms.ts'
import { type BaseUnit, unitWords } from './unit-words.ts'

/** An amount in grams, millilitres or pieces. */
export interface BaseAmount {
  readonly amount: number
  readonly unit: BaseUnit
}

/** The facts of goods by which a written quantity is counted. */
export interface CountedGoods {
  readonly sellingMode: SellingMode
  /** The content of one piece. */
  readonly content?: BaseAmount | undefined
  /** About what one piece of loose goods weighs. */
  readonly pieceWeight?: Thousandths | undefined
}

export type WrittenQuantity =
  | { readonly outcome: 'ok'; readonly quantity: Thousandths }
  | { readonly outcome: 'unreadable' | 'by-weight' | 'by-piece' }
  /** `quantity` is no whole number of pieces. */
  | { readonly outcome: 'part-of-piece'; readonly quantity: Thousandths; readonly content: BaseAmount }

const figures = /^(\d{1,6}(?:[.,]\d{1,9})?)\s*([a-z]*)\.?$/

/** `2 l`, `0,3 kg`, `3 Stück`, `12`; the unit is undefined where none is written. */
function readAmount(written: string): { number: number; measured?: BaseAmount } | undefined {
  const [, digits, word] = figures.exec(withoutAccents(written.trim())) ?? []
  if (digits === undefined || word === undefined) return undefined
  const number = Number(digits.replace(',', '.'))
  if (word === '') return { number }
  const known = Object.hasOwn(unitWords, word) ? unitWords[word] : undefined
  return known && { number, measured: { amount: number * known[1], unit: known[0] } }
}

/**
 * The quantity of some goods that a shopper wrote, rounded to three decimals. Loose goods are weighed: pieces count by
 * their usual weight, and a number alone is kilograms. Others are counted: a weight or volume counts by what one piece
 * holds. (Shopping core, section 4; docs/decisions/0801, 0803)
 */
export function quantityWritten(written: string, goods: CountedGoods): WrittenQuantity {
  const read = readAmount(written)
  if (read === undefined) return { outcome: 'unreadable' }
  return goods.sellingMode === 'loose' ? weighed(read, goods) : counted(read, goods)
}

type ReadAmount = NonNullable<ReturnType<typeof readAmount>>

function weighed({ number, measured }: ReadAmount, { pieceWeight }: CountedGoods): WrittenQuantity {
  if (measured === undefined) return ok(thousandthsFromUnits(number))
  if (measured.unit === 'g') return ok(Math.round(measured.amount))
  if (measured.unit === 'ml' || pieceWeight === undefined) return { outcome: 'by-weight' }
  return ok(Math.round(measured.amount * pieceWeight))
}

function counted({ number, measured }: ReadAmount, { content }: CountedGoods): WrittenQuantity {
  if (measured === undefined || measured.unit === 'pz') return ok(thousandthsFromUnits(number))
  if (content?.unit !== measured.unit || content.amount <= 0) return { outcome: 'by-piece' }
  const quantity = thousandthsFromUnits(measured.amount / content.amount)
  return quantity % oneUnit === 0 ? ok(quantity) : { outcome: 'part-of-piece', quantity, content }
}

const ok = (quantity: Thousandths) => ({ outcome: 'ok', quantity }) as const
