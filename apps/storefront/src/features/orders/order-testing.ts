import type { OrderView } from '@bottega/contract/orders/orders.ts'

/** Ordered, and found on the shelf. */
const all = (quantity: number) => ({ quantityOrdered: quantity, quantityPrepared: quantity, total: quantity * 2.5 })

/** A delivered order of two products; tests name the fields that matter to them. */
export function orderOf(fields: Partial<OrderView> = {}): OrderView {
  const item = { productId: 5, shortDescr: 'DOLCE ALBA', description: 'Vasetto 340 g', mediaURL: '', optionsText: '' }
  return {
    orderId: 31,
    status: { orderStatusId: 8, name: 'Consegnato' },
    orderType: { orderTypeId: 2, name: 'Ritirato' },
    suborders: [],
    date: '2026-11-20T08:30:00Z',
    deliveryDate: '2026-11-24',
    beginTime: '10:00',
    endTime: '12:00',
    deliveryServiceId: 1,
    deliveryService: 'Ritiro in negozio',
    grossTotal: 16.42,
    totalItems: 2,
    paymentTypeId: 12,
    paymentType: { paymentTypeId: 12, name: 'Carta online' },
    refunds: [],
    store: { storeId: 5, name: 'Milano', cooperativeId: 1 },
    shippingAddress: {
      addressName: 'Bottega Milano',
      address1: 'Via Larga',
      addressNumber: '8',
      city: 'Milano',
      province: 'MI',
      postalcode: '20122',
    },
    orderItems: [
      { ...item, orderItemId: 1, name: 'Confettura', slug: 'confettura', unit: 'pz', unitPrice: 3.79, ...all(4) },
      { ...item, orderItemId: 2, name: 'Mele rosse', slug: 'mele', unit: 'kg', unitPrice: 2.29, ...all(0.5) },
    ],
    orderAdjustments: [],
    goodsTotal: 16.31,
    discountTotal: 0,
    deliveryFee: 0,
    bagFee: 0.11,
    prebilledAmount: 16.88,
    vat: [{ percent: 4, amount: 0.63 }],
    events: [{ orderStatusId: 3, name: 'Ordinato', at: '2026-11-20T08:30:00Z' }],
    payments: [],
    money: [],
    movements: [],
    can: { modify: false, cancel: false, retryPayment: false, reorder: true, rate: false, return: true },
    ...fields,
  } as unknown as OrderView
}
