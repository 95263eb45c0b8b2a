import {
  array,
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  option,
  record,
  tuple,
} from 'fast-check'

/** How an order of the model is paid. */
const ways = ['card', 'door', 'paper', 'split', 'account', 'voucher', 'points'] as const
export type Way = (typeof ways)[number]

export const goods = ['wine', 'apples', 'milk', 'pasta'] as const
export type Goods = (typeof goods)[number]

/** Cents for a piece or a kilogram, as the shelf of the test world says. */
export const prices: Readonly<Record<Goods, number>> = { wine: 690, apples: 229, milk: 145, pasta: 99 }

/** Pieces or kilograms; `rest` is all of a line that was not given back. */
export type Quantity = number | 'rest'

export type Command =
  | { do: 'time'; minutes: number }
  | { do: 'bank'; away: boolean }
  | { do: 'loseAnswer' }
  | { do: 'move' }
  | { do: 'deliver'; refused: Partial<Record<Goods, number>> }
  | { do: 'fail' }
  | { do: 'staffAmount'; cents: number }
  | { do: 'staffLines'; goods: Goods; quantity: Quantity }
  | { do: 'ask'; goods: Goods; quantity: Quantity; method: 6 | 7 }
  | { do: 'approve'; cents: number | undefined }
  | { do: 'refuse' }
  | { do: 'repeat'; call: number }

/** The goods found for a line: all, less, something else, or another weight (per cent of the ordered one). */
type Picking = 'all' | 'short' | 'none' | 'substitute'

/** A course of one order's money. */
export interface Course {
  way: Way
  wanted: Readonly<Record<Goods, number>>
  picking: Readonly<Record<Goods, Picking>>
  weight: number
  isBankAway: boolean
  /** Notices that the bank sends the shop by itself arrive. */
  doNoticesArrive: boolean
  /** The money that is held for the order is gone when it is to be taken. */
  isCaptureRefused: boolean
  commands: readonly Command[]
  /** The commands that follow once all money has moved. */
  afterwards: readonly Command[]
}

const anyGoods = constantFrom(...goods)
/** Goods whose price does not divide evenly by what is returned of them come first: weighed ones, and those of a voucher. */
const unevenGoods = constantFrom<Goods>('wine', 'wine', 'apples', 'apples', 'milk', 'pasta')
const anyQuantity = constantFrom(1, 1, 2, 3, 6)

const someOfLine = constantFrom<Quantity>(1, 1, 1, 2, 2, 3, 5, 'rest', 'rest')

/** A command that is often accepted comes often; the end of an order, after which none is accepted, comes seldom. */
const command: Arbitrary<Command> = oneof(
  { weight: 3, arbitrary: record({ do: constant('time' as const), minutes: constantFrom(1, 10, 90) }) },
  { weight: 2, arbitrary: record({ do: constant('bank' as const), away: boolean() }) },
  { weight: 4, arbitrary: record({ do: constant('loseAnswer' as const) }) },
  { weight: 1, arbitrary: record({ do: constant('move' as const) }) },
  {
    weight: 1,
    arbitrary: record({ do: constant('deliver' as const), refused: dictionary(anyGoods, anyQuantity, { maxKeys: 3 }) }),
  },
  { weight: 1, arbitrary: record({ do: constant('fail' as const) }) },
  { weight: 3, arbitrary: record({ do: constant('staffAmount' as const), cents: integer({ min: 1, max: 3000 }) }) },
  {
    weight: 5,
    arbitrary: record({ do: constant('staffLines' as const), goods: unevenGoods, quantity: someOfLine }),
  },
  {
    weight: 5,
    arbitrary: record({
      do: constant('ask' as const),
      goods: unevenGoods,
      quantity: someOfLine,
      method: constantFrom(6 as const, 6 as const, 6 as const, 7 as const),
    }),
  },
  {
    weight: 5,
    arbitrary: record({
      do: constant('approve' as const),
      cents: option(integer({ min: 1, max: 1500 }), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: record({ do: constant('refuse' as const) }) },
  { weight: 3, arbitrary: record({ do: constant('repeat' as const), call: integer({ min: 0, max: 15 }) }) },
)

const forEachGoods = <Value>(one: Arbitrary<Value>) =>
  record(Object.fromEntries(goods.map((name) => [name, one])) as Record<Goods, Arbitrary<Value>>)

/** Any course: bought, picked, and up to twelve things that happen afterwards, most of them after the delivery. */
export const course: Arbitrary<Course> = record({
  way: constantFrom<Way>(...ways, 'voucher'),
  wanted: forEachGoods(integer({ min: 2, max: 8 })),
  picking: forEachGoods(constantFrom<Picking>('all', 'all', 'all', 'short', 'none', 'substitute')),
  weight: integer({ min: 70, max: 150 }),
  isBankAway: boolean(),
  doNoticesArrive: boolean(),
  isCaptureRefused: constantFrom(true, false, false, false, false, false),
  commands: tuple(
    array(command, { maxLength: 3 }),
    array(command, { minLength: 3, maxLength: 9 }),
    dictionary(anyGoods, anyQuantity, { maxKeys: 2 }),
  ).map(([before, after, refused]) => {
    const delivery: Command[] = [{ do: 'move' }, { do: 'deliver', refused }]
    return before.concat(delivery, after)
  }),
  afterwards: array(command, { maxLength: 4 }),
})
