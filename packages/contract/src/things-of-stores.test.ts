import { expect, test } from 'vitest'
import { describedCalls } from './areas.ts'
import { fieldsOfThings } from './things-of-stores.ts'

/** Ids in questions of staff that are of no store, or of a thing that is named beside them, and why. */
const others: Readonly<Record<string, string>> = {
  order_item_id: 'A line of the order beside it.',
  document_id: 'A document of the order beside it.',
  payment_due_id: 'A due of the customer beside it.',
  cu_form_id: 'A form of the order beside it.',
  product_id: 'A product is one for the group; its price and stock are of the warehouse beside it.',
  product_ids: 'Products are one for the group; prices are of the warehouses beside them.',
  warehouse_ids: 'Checked by the change of many products against those of the staff member (massa-13).',
  category_id: 'Categories are one for the group.',
  change_id: 'A change of many products: its author sees it, and who works for all its stores undoes it (massa-14).',
  note_id: 'A note about a customer, whom all stores serve.',
  to_warehouse_id: 'The store goods are sent to is any of the group; only its own staff receive them (transfers-5).',
  view_id: 'A view of the staff member themselves: one of a colleague is never found (desk-92).',
  class_id: 'Classes are one for the group.',
  class_ids: 'Classes are one for the group.',
  group_id: 'Groups of classes are one for the group.',
  department_id: 'Departments are one for the group.',
  supplier_id: 'Suppliers are one for the group.',
  delivery_service_id: 'Kinds of service are one for the group.',
  payment_type_id: 'Kinds of payment are one for the group.',
  refund_status_id: 'A state.',
  user_type_id: 'A kind of account.',
  subject_id: 'Narrows the log down, whose answer has only the entries of the own stores.',
  staff_id:
    'Narrows down what is of the own stores: the log, and the tills, drivers and pickers of the store beside it.',
  seen_staff_id: 'Compared with the picker of an order of the own stores.',
  store_ids: 'Given to another account, and checked against those of the staff member who gives.',
  cooperative_ids: 'Given to another account, and checked against those of the staff member who gives.',
}

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

function fieldsOf({ properties = {}, items, anyOf = [], allOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...allOf, ...(items === undefined ? [] : [items])]
  return [...Object.keys(properties), ...inner.flatMap(fieldsOf)]
}
const topFields = (schema: Schema = {}) => Object.keys(schema.properties ?? {})
const allFields = (schema: Schema = {}) => fieldsOf(schema)

const isId = (field: string) => /(_id|Id|_ids|Ids)$/.test(field)
const ofStaff = [...describedCalls.values()].filter(({ call }) => ['backoffice', 'admin'].includes(call.access))

test('every call of staff names a thing of a store, or says how far it goes without one [scope-1]', () => {
  const silent = ofStaff.filter(({ call, schema }) => {
    const named = [...topFields(schema.query), ...topFields(schema.body)]
    return (
      call.stores === undefined && !named.some((field) => (call.names?.[field] ?? fieldsOfThings[field]) !== undefined)
    )
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every id that staff send is of a thing that has a store, or is known to have none [scope-2]', () => {
  const unknown = ofStaff
    .filter(({ call }) => call.stores !== 'group')
    .flatMap(({ name, call, schema }) => {
      const top = new Set([...topFields(schema.query), ...topFields(schema.body)])
      const isKnown = (field: string) =>
        field in others || (top.has(field) && (call.names?.[field] ?? fieldsOfThings[field]) !== undefined)
      return [...allFields(schema.query), ...allFields(schema.body)]
        .filter((field) => isId(field) && !isKnown(field))
        .map((field) => `${name}: ${field}`)
    })
  expect(unknown).toEqual([])
})

test('only calls of staff speak of stores', () => {
  const shoppers = [...describedCalls.values()].filter(({ call }) => !['backoffice', 'admin'].includes(call.access))
  expect(shoppers.filter(({ call }) => call.stores !== undefined || call.names !== undefined)).toEqual([])
})
