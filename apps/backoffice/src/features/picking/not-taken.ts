import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'

/** Goods in the bags, substitutes included, that a customer may leave behind. */
export interface PackedGoods {
  readonly orderItemId: number
  readonly name: string
  readonly unit: 'kg' | 'pz'
  /** Pieces or kilograms. */
  readonly quantity: number
  readonly recalled: boolean
}

export const packedGoods = ({ lines }: Pick<PickListView, 'lines'>): PackedGoods[] =>
  lines
    .flatMap((line) => [line, ...line.substitutes])
    .flatMap(({ orderItemId, name, unit, recalled, quantityPrepared = 0 }) =>
      quantityPrepared > 0 ? [{ orderItemId, name, unit, recalled, quantity: quantityPrepared }] : [],
    )

export type NotTaken = { order_item_id: number; quantity: number }[]

/** The value in the field of a line: as typed, and before that the whole recalled quantity. */
export const notTakenText = (
  { orderItemId, recalled, quantity }: PackedGoods,
  typed: ReadonlyMap<number, string>,
  write: (quantity: number) => string = String,
): string => typed.get(orderItemId) ?? (recalled ? write(quantity) : '')

/**
 * The quantities typed, by line; undefined when one is no quantity of its line: more than is packed, a part of a piece.
 * Empty and 0 are taken.
 */
export function readNotTaken(goods: readonly PackedGoods[], typed: ReadonlyMap<number, string>): NotTaken | undefined {
  const read = goods.map((one) => {
    const { orderItemId, unit, quantity: packed } = one
    const text = notTakenText(one, typed).trim().replace(',', '.')
    const pattern = unit === 'kg' ? /^\d{0,5}(\.\d{1,3})?$/ : /^\d{0,5}$/
    return { order_item_id: orderItemId, quantity: pattern.test(text) ? Number(text) : Number.NaN, packed }
  })
  if (read.some(({ quantity, packed }) => !(quantity <= packed))) return undefined
  return read.flatMap(({ order_item_id, quantity }) => (quantity > 0 ? [{ order_item_id, quantity }] : []))
}
