import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'

/** Apples to be weighed, unless the fields say otherwise. */
export const aLine = (fields: Partial<PickLineView> = {}): PickLineView => ({
  orderItemId: 1,
  productId: 11,
  name: 'Mele rosse',
  brand: 'VALDORA',
  description: 'A peso',
  mediaURL: '',
  code: 'F001',
  barcode: '2000000000015',
  unit: 'kg',
  unitPrice: 2.29,
  version: 0,
  state: 'to-pick',
  department: 'Frutta',
  shelf: 'Mele e pere',
  optionsText: '',
  quantityOrdered: 0.8,
  needsWeight: true,
  mostGrams: 1120,
  recalled: false,
  acceptAlternatives: true,
  substitutes: [],
  ...fields,
})

export const nothingToDo: PickListView['can'] = {
  start: false,
  pick: false,
  load: false,
  depart: false,
  near: false,
  suspend: false,
  resume: false,
  handOver: false,
  deliver: false,
  notCollected: false,
  fail: false,
}

/** An order being picked in a store, of one customer. */
export const anOrder = (fields: Partial<PickListView> = {}): PickListView => ({
  orderId: 31,
  status: { orderStatusId: 5, name: 'In preparazione' },
  timeslotId: 9,
  date: '2026-11-24',
  beginTime: '10:00',
  endTime: '12:00',
  deliveryServiceId: 1,
  deliveryService: 'Ritiro in negozio',
  customer: 'Lia De Luca',
  address: 'Via Larga 8, Milano',
  total: 16.99,
  toCollect: 0,
  toCollectVouchers: 0,
  lines: [aLine()],
  can: { ...nothingToDo, pick: true },
  ...fields,
})
