import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { documentName } from '@bottega/rules/documents/sales-document.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { findSellingStore, takeNumber } from '../../documents/documents.service.ts'
import { sellingStore } from '../../documents/selling-store.ts'
import { findEvents, type OrderRow } from '../../orders/orders.service.ts'
import { findDriver } from '../rounds/rounds.repository.ts'
import { findTransportNote, insertTransportNote, type TransportNote } from './transport-notes.repository.ts'

/**
 * Gives the note of packed goods that are carried to their customer its number. Collected goods are carried by who bought
 * them, and need none. The caller holds the lock of the order's cart.
 */
export async function numberTransport(
  tx: Tx,
  { id: orderId, storeId, deliveryServiceId }: Pick<OrderRow, 'id' | 'storeId' | 'deliveryServiceId'>,
  now: Date,
): Promise<void> {
  if (isCollected(deliveryServiceId)) return
  if ((await findTransportNote(tx, orderId)) !== undefined) return
  const issuedOn = shopDate(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await takeNumber(tx, 'transportNote', storeId, year)
  const name = documentName('transportNote', storeId, year, number)
  await insertTransportNote(tx, { orderId, storeId, year, number, name, issuedOn, createdAt: now })
}

/** The note of an order, with who sells and from where, and the moment the goods left where they have. */
export interface Transport extends ReturnType<typeof sellingStore> {
  note: TransportNote
  leftAt: Date | undefined
  /** The driver of the round the order is in, where somebody said so. */
  driver: string | undefined
}

/** Undefined for goods that are collected, and for those packed before notes were numbered. */
export async function transportOf(
  db: Reader,
  { id: orderId, storeId, slotId, warehouseId }: Pick<OrderRow, 'id' | 'storeId' | 'slotId' | 'warehouseId'>,
): Promise<Transport | undefined> {
  const note = await findTransportNote(db, orderId)
  if (note === undefined) return undefined
  const left = (await findEvents(db, orderId)).find(({ statusId }) => statusId === orderStatus.outForDelivery)
  const driver = await findDriver(db, { slotId, warehouseId })
  return { ...sellingStore(await findSellingStore(db, storeId)), note, leftAt: left?.at, driver }
}
