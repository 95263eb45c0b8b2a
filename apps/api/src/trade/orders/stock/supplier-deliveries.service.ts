import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { documentKeyOf, isAllReceived, isDocumentDay } from '@bottega/rules/fulfilment/supplier-deliveries.ts'
import { nobody } from '../../../kernel/audit/audit.service.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { RequestKey } from '../../../kernel/database/sent-before.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { putOnShelves } from './shelf-work.repository.ts'
import { lockStock } from './stock.repository.ts'
import {
  deliverySentBefore,
  findDocument,
  findExpected,
  findNotCounted,
  insertDelivery,
  lockOrder,
  lockProducts,
  markOrderClosed,
} from './supplier-deliveries.repository.ts'
import { closeOrder, lockSupplier } from './suppliers.repository.ts'

export {
  type DeliveryLineRow,
  type ExpectedRow,
  findDeliveries,
  findDeliveryLines,
  findExpected,
  type FoundDelivery,
} from './supplier-deliveries.repository.ts'

type Worker = Pick<StaffMember, 'userId' | 'name'>

export interface SaidDelivery {
  readonly supplierId: number
  readonly warehouseId: number
  readonly supplierOrderId: number | undefined
  readonly documentNumber: string
  /** Day on the document. */
  readonly documentDate: string
  /** Thousandths. */
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[]
  /** The press it came with: by the same key it is one delivery. */
  readonly key: RequestKey | undefined
}

export interface Received {
  readonly deliveryId: number
  /** Products the store does not count. */
  readonly notCounted: number[]
  readonly orderClosed: boolean
  /** The supplier's name; undefined where the press came before and nothing was done now. */
  readonly supplier: string | undefined
}

/** The open order goods are said to be of. Locked: it is not closed, and nothing else of it comes, meanwhile. */
async function checkOrder(tx: Tx, { supplierOrderId, supplierId, warehouseId }: SaidDelivery): Promise<void> {
  if (supplierOrderId === undefined) return
  const order = await lockOrder(tx, supplierOrderId)
  if (order === undefined || order.supplierId !== supplierId || order.warehouseId !== warehouseId)
    throw new ShopError('error.desk.supplierOrderMissing')
  if (order.closedAt !== null) throw new ShopError('error.desk.supplierOrderClosed', { name: order.closedBy ?? nobody })
}

/**
 * Writes down goods a supplier brought and raises the stock of those the store counts. An order of which nothing is missing
 * any more is closed. The supplier is locked until the transaction ends, so that a document is booked once.
 */
export async function receiveDelivery(tx: Tx, staff: Worker, said: SaidDelivery, at: Date): Promise<Received> {
  const { supplierId, warehouseId, supplierOrderId, documentDate, lines, key } = said
  const supplier = await lockSupplier(tx, supplierId)
  if (supplier === undefined) throw new ShopError('error.desk.supplierMissing')
  const keyed = { userId: staff.userId, key }
  const sent = await deliverySentBefore(tx, keyed)
  if (sent !== undefined) {
    const notCounted = await findNotCounted(tx, sent.id)
    return { deliveryId: sent.id, notCounted, orderClosed: sent.closedOrder, supplier: undefined }
  }
  const documentNumber = said.documentNumber.trim()
  const document = { supplierId, documentKey: documentKeyOf(documentNumber), documentDate }
  if (document.documentKey === '') throw new ShopError('error.desk.documentEmpty')
  if (!isDocumentDay(documentDate, shopDate(at))) throw new ShopError('error.desk.documentDate')
  const booked = await findDocument(tx, document)
  if (booked !== undefined)
    throw new ShopError('error.desk.documentBooked', { number: booked.documentNumber, name: booked.staffName })
  await checkOrder(tx, said)
  const productIds = lines.map(({ productId }) => productId)
  if (new Set(productIds).size !== productIds.length) throw new ShopError('error.desk.goodTwice')
  if ((await lockProducts(tx, productIds)) !== productIds.length) throw new ShopError('error.product.notFound')
  const there = await lockStock(tx, warehouseId, productIds)
  const worker = { userId: staff.userId, staffName: staff.name }
  const deliveryId = await insertDelivery(
    tx,
    { ...document, ...worker, warehouseId, supplierOrderId: supplierOrderId ?? null, documentNumber, receivedAt: at },
    lines.map((line) => ({ ...line, isCounted: there.has(line.productId) })),
    keyed,
  )
  if (deliveryId === undefined) throw new ShopError('error.request.keyReused')
  const move = {
    warehouseId,
    kind: 'goodsIn' as const,
    staffId: staff.userId,
    staffName: staff.name,
    note: `${supplier.name}, ${documentNumber}`,
    at,
  }
  await putOnShelves(
    tx,
    warehouseId,
    lines.flatMap(({ productId, quantity }) => {
      const before = there.get(productId)
      if (before === undefined) return []
      const reference = `delivery:${deliveryId}:${productId}`
      return [{ ...move, productId, reference, delta: quantity, available: before + quantity }]
    }),
  )
  const orderClosed =
    supplierOrderId !== undefined &&
    isAllReceived(await findExpected(tx, supplierOrderId)) &&
    (await closeOrder(tx, supplierOrderId, { closedAt: at, closedById: staff.userId, closedBy: staff.name }))
  if (orderClosed) await markOrderClosed(tx, deliveryId)
  const notCounted = productIds.filter((productId) => !there.has(productId)).toSorted((one, two) => one - two)
  return { deliveryId, notCounted, orderClosed, supplier: supplier.name }
}
