import { figureKinds } from '@bottega/rules/live-figures/figure-kinds.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

/** Rows of one call: what does not fit is sent as several, each taken whole or not at all. */
const mostRowsOfACall = 1000

const product = () => codeText({ minLength: 1, maxLength: 40, description: 'Code of the product, or its barcode' })
const store = () => codeText({ minLength: 1, maxLength: 60, description: 'Name of the store’s file, or its number' })
const price = () => Type.Number({ minimum: 0.01, maximum: 10_000, description: 'Euro, with at most two decimals' })
const rowsOf = <Row extends ReturnType<typeof Type.Object>>(row: Row) =>
  Type.Object({ rows: Type.Array(row, { minItems: 1, maxItems: mostRowsOfACall }) })

const stockRow = Type.Object({
  product: product(),
  store: store(),
  available: Type.Number({
    minimum: 0,
    maximum: 999_999,
    description: 'What the store can still sell, in pieces or kilograms',
  }),
})

const priceRow = Type.Object({
  product: product(),
  store: store(),
  price: price(),
  from: Type.Optional(daySchema()),
  to: Type.Optional(daySchema()),
})

const promotionRow = Type.Object({
  promotion: codeText({ minLength: 1, maxLength: 60, description: 'Its code; one the shop does not know begins here' }),
  product: product(),
  store: Type.Optional(store()),
  price: Type.Optional(price()),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'Off the price, without a price here' })),
  from: Type.Optional(daySchema()),
  to: Type.Optional(daySchema()),
  name: Type.Optional(
    Type.Object({
      it: freeText({ minLength: 1, maxLength: 100 }),
      de: Type.Optional(freeText({ maxLength: 100 })),
      en: Type.Optional(freeText({ maxLength: 100 })),
    }),
  ),
})

const taken = Type.Object({
  rows: Type.Integer({ description: 'Rows of the call' }),
  changed: Type.Integer({ description: 'What is different now; the same rows again change nothing' }),
})
const refusals = ['error.live.rowsRefused', 'error.request.tooMany'] as const

export const liveStock = callSchema({
  summary: 'What stores can still sell of products, from a warehouse system; needs a machine key with the scope stock',
  body: rowsOf(stockRow),
  reply: taken,
  refusals: [...refusals],
})

export const livePrices = callSchema({
  summary: 'Prices of products by store and days; needs a machine key with the scope prices',
  body: rowsOf(priceRow),
  reply: taken,
  refusals: [...refusals],
})

export const livePromotions = callSchema({
  summary: 'Price cuts, their days and their products; needs a machine key with the scope promotions',
  body: rowsOf(promotionRow),
  reply: taken,
  refusals: [...refusals],
})

const scope = () => Type.Enum([...figureKinds])

const machineKeySchema = Type.Object({
  keyId: Type.Integer(),
  name: Type.String(),
  begins: Type.String({ description: 'Its first characters, by which its holder knows it' }),
  scopes: Type.Array(scope()),
  storeIds: Type.Optional(
    Type.Array(Type.Integer(), { description: 'The stores whose figures it may write; absent for every store' }),
  ),
  madeBy: Type.String(),
  madeAt: Type.String({ description: 'ISO instant' }),
  usedAt: Type.Optional(Type.String({ description: 'ISO instant of the last call' })),
  revokedAt: Type.Optional(Type.String({ description: 'ISO instant' })),
})
export type MachineKeyView = Static<typeof machineKeySchema>

const list = Type.Object({ keys: Type.Array(machineKeySchema) })

export const machineKeys = callSchema({
  summary: 'Keys of tills and warehouse systems, the latest first',
  reply: list,
  refusals: [],
})

export const machineKeyMake = callSchema({
  summary: 'Make a key for a till or warehouse system; only this answer shows it',
  body: Type.Object({
    name: freeText({ minLength: 3, maxLength: 60 }),
    scopes: Type.Array(scope(), { minItems: 1, maxItems: figureKinds.length, uniqueItems: true }),
  }),
  reply: Type.Object({ keys: Type.Array(machineKeySchema), key: Type.String() }),
  refusals: ['error.machine.tooManyKeys'],
})

export const machineKeyRevoke = callSchema({
  summary: 'End what a key allows, from the next call on',
  body: Type.Object({ key_id: idSchema() }),
  reply: list,
  refusals: ['error.machine.keyNotFound'],
})
