import { call } from '../call.ts'
import type * as assignments from './assignments.ts'
import type * as schemas from './fulfilment.ts'
import type * as packedGoods from './packed-goods.ts'
import type * as rounds from './rounds.ts'
import type * as shifts from './shifts.ts'

/** Operators look things up for customers; pickers and shopkeepers work. */
const readers = ['operator', 'picker'] as const
const pickers = ['picker'] as const
/** The roles that end an order and give money back. */
const shopkeepers = ['shopkeeper'] as const

export const fulfilmentSlots = call<typeof schemas.fulfilmentSlots>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/slots',
  access: 'backoffice',
  roles: readers,
  stores: 'own',
  effect: 'read',
})

export const fulfilmentOrders = call<typeof schemas.fulfilmentOrders>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/orders',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentBatch = call<typeof schemas.fulfilmentBatch>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/batch',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentOrder = call<typeof schemas.fulfilmentOrder>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/order',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.order', subject: 'order', by: 'order_id' },
})

export const fulfilmentTakeAlong = call<typeof schemas.fulfilmentTakeAlong>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/take-along',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentOwnStop = call<typeof rounds.fulfilmentOwnStop>({
  method: 'GET',
  path: '/order/stop',
  access: 'owner',
  effect: 'read',
})

export const fulfilmentRounds = call<typeof rounds.fulfilmentRounds>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/rounds',
  access: 'backoffice',
  roles: readers,
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentRoundDriver = call<typeof rounds.fulfilmentRoundDriver>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/round-driver',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentRoundStop = call<typeof rounds.fulfilmentRoundStop>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/round-stop',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentRoundPropose = call<typeof rounds.fulfilmentRoundPropose>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/round-propose',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentRoundPaper = call<typeof rounds.fulfilmentRoundPaper>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/round-paper',
  shape: 'file',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentLabels = call<typeof packedGoods.fulfilmentLabels>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/labels',
  shape: 'file',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.document', subject: 'order', by: 'order_id' },
})

export const fulfilmentTrolleyLabels = call<typeof schemas.fulfilmentTrolleyLabels>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/trolley-labels',
  shape: 'file',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const fulfilmentDeliveryNote = call<typeof packedGoods.fulfilmentDeliveryNote>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/delivery-note',
  shape: 'file',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.document', subject: 'order', by: 'order_id' },
})

export const fulfilmentSubstitutes = call<typeof schemas.fulfilmentSubstitutes>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/substitutes',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
})

export const fulfilmentRelease = call<typeof schemas.fulfilmentRelease>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/release',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentAssign = call<typeof assignments.fulfilmentAssign>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/assign',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentAssignFree = call<typeof assignments.fulfilmentAssignFree>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/assign-free',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
})

export const fulfilmentStart = call<typeof schemas.fulfilmentStart>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/start',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentPick = call<typeof schemas.fulfilmentPick>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/pick',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentSubstitute = call<typeof schemas.fulfilmentSubstitute>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/substitute',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentPutBack = call<typeof schemas.fulfilmentPutBack>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/put-back',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentFinish = call<typeof schemas.fulfilmentFinish>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/finish',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentMove = call<typeof packedGoods.fulfilmentMove>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/move',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentHandOver = call<typeof packedGoods.fulfilmentHandOver>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/hand-over',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentDeliver = call<typeof packedGoods.fulfilmentDeliver>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/deliver',
  access: 'backoffice',
  roles: pickers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentEnd = call<typeof packedGoods.fulfilmentEnd>({
  method: 'POST',
  base: '/api',
  path: '/fulfilment/end',
  access: 'backoffice',
  roles: shopkeepers,
  effect: 'write',
  keyed: true,
})

export const fulfilmentShift = call<typeof shifts.fulfilmentShift>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/shift',
  access: 'backoffice',
  roles: pickers,
  stores: 'any',
  effect: 'read',
})

export const fulfilmentShifts = call<typeof shifts.fulfilmentShifts>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/shifts',
  access: 'backoffice',
  roles: shopkeepers,
  effect: 'read',
  audited: { action: 'read.pickerFigures', subject: 'store', by: 'store_id', of: 'day' },
})

export const fulfilmentShiftsFile = call<typeof shifts.fulfilmentShiftsFile>({
  method: 'GET',
  base: '/api',
  path: '/fulfilment/shifts/file',
  shape: 'file',
  access: 'backoffice',
  roles: shopkeepers,
  effect: 'read',
  audited: { action: 'read.pickerFigures', subject: 'store', by: 'store_id', of: 'day' },
})
