import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { describedCalls } from '../areas.ts'

/** Fields by which an answer tells of a person, or a question asks about one. */
const ofPersons = new Set([
  'userId',
  'customer',
  'email',
  'phone',
  'phones',
  'address',
  'doorbell',
  'fiscalCode',
  'contact',
])
const asking = new Set(['user_id', 'order_id', 'answer_id', 'upload_id', 'photo_id'])

const notReads: Readonly<Record<string, string>> = {
  staffFindPeople: 'Each search stands in the log with what was searched for.',
  staffAccounts: 'Tells administrators of staff, not of customers.',
  staffOrderProducts: 'Products that may be added to an order.',
  staffSupplierOrderFile: 'Goods ordered from a supplier.',
  staffSupplierProductsFile: 'Goods of a supplier.',
  staffTimes: 'Slots an order can be moved to.',
  fulfilmentSubstitutes: 'Products that may stand in for one of an order.',
  staffContentFiles: 'A file of texts and pictures of the shop.',
  staffOrdersFile: 'Each file stands in the log by itself, with how much it has.',
  staffCustomersFile: 'Each file stands in the log by itself, with how much it has.',
  staffProductsFile: 'Goods of the shop.',
  reportFile: 'Sums of orders, of nobody.',
  reportMonth: 'Sums, and the numbers of orders and documents; no person is named.',
  tillsFile: 'Sums of money, and staff who took and counted it; no customer is named.',
  staffStockFile: 'Goods of a store and how much of them is sold.',
  staffCampaignCodes: 'Codes of nobody yet; their download stands in the log by itself.',
}

/** The names of all fields of a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    properties = {},
    items,
    additionalProperties,
    ...combined
  } = schema as TSchema & {
    properties?: Record<string, unknown>
    items?: unknown
    additionalProperties?: unknown
    anyOf?: unknown[]
    allOf?: unknown[]
    patternProperties?: Record<string, unknown>
  }
  const { anyOf = [], allOf = [], patternProperties = {} } = combined
  const inner = [...Object.values(properties), ...Object.values(patternProperties), ...anyOf, ...allOf]
  return [...Object.keys(properties), ...[...inner, items, additionalProperties].flatMap(fieldsOf)]
}

const requiredIn = (query: { required?: readonly string[] } | undefined) => query?.required ?? []

const calls = [...describedCalls.values()]
const reads = calls.filter(
  ({ call }) => call.effect === 'read' && (call.access === 'backoffice' || call.access === 'admin'),
)

test('every call of the back office that tells of persons says what its reading is in the log [backoffice-160]', () => {
  const telling = reads.filter(
    ({ call, schema }) =>
      call.shape === 'file' ||
      fieldsOf(schema.reply).some((field) => ofPersons.has(field)) ||
      fieldsOf(schema.query).some((field) => asking.has(field)),
  )
  const silent = telling.filter(({ call }) => call.audited === undefined).map(({ name }) => name)
  expect(silent.toSorted()).toEqual(Object.keys(notReads).toSorted())
})

test('what a read is about is named by a field its question must have', () => {
  const named = calls.flatMap(({ name, call: { audited }, schema }) =>
    audited?.subject === undefined ? [] : [{ name, by: audited.by, required: requiredIn(schema.query) }],
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ by, required }) => !required.includes(by))).toEqual([])
})
