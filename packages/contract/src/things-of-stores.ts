/** The things of which each is of one store, so that staff of other stores do not see it. */
export const thingsOfStores = [
  'store',
  'warehouse',
  'order',
  'slot',
  'slotTemplate',
  'return',
  'tillClosing',
  'offer',
  'customer',
  'customerRequest',
  'rewardRequest',
  'promotion',
  'staffAccount',
  'machineKey',
  'stockCount',
  'supplierOrder',
  'sentTransfer',
  'comingTransfer',
] as const
export type ThingOfStore = (typeof thingsOfStores)[number]

/** The fields in which calls of staff name a thing by its id; a call that means another says so itself. */
export const fieldsOfThings: Readonly<Record<string, ThingOfStore>> = {
  store_id: 'store',
  warehouse_id: 'warehouse',
  order_id: 'order',
  timeslot_id: 'slot',
  template_id: 'slotTemplate',
  order_refund_id: 'return',
  closing_id: 'tillClosing',
  offer_id: 'offer',
  user_id: 'customer',
  userId: 'customer',
  promotion_id: 'promotion',
  count_id: 'stockCount',
  supplier_order_id: 'supplierOrder',
  sent_transfer_id: 'sentTransfer',
  coming_transfer_id: 'comingTransfer',
}
