import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { reschedulableStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, between, eq, gte, inArray, not, sql } from 'drizzle-orm'
import { ofStores } from '../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { closedDay, slot, slotTemplate } from '../../trade/delivery/slots.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { deliveryService, store, storeService } from '../../places/stores/stores.tables.ts'
import type { StoreDay } from './closed-days.repository.ts'

export type SlotRow = typeof slot.$inferSelect
export type TemplateRow = typeof slotTemplate.$inferSelect

/** Stores that sell, and whose slots there are. */
export const findStores = (db: Reader, stores: StoreScope) =>
  db
    .select({ storeId: store.id, name: store.name })
    .from(store)
    .where(and(eq(store.active, true), ofStores(store.id, stores)))
    .orderBy(asc(store.id))
    .limit(500)

export const findServices = (db: Reader, storeId: number) =>
  db
    .select({ deliveryServiceId: deliveryService.id, name: deliveryService.name })
    .from(storeService)
    .innerJoin(deliveryService, eq(deliveryService.id, storeService.deliveryServiceId))
    .where(eq(storeService.storeId, storeId))
    .orderBy(asc(deliveryService.id))

export const findSlots = (db: Reader, storeId: number, from: string, until: string): Promise<SlotRow[]> =>
  db
    .select()
    .from(slot)
    .where(and(eq(slot.storeId, storeId), between(slot.day, from, until)))
    .orderBy(asc(slot.day), asc(slot.beginAt), asc(slot.deliveryServiceId), asc(slot.id))
    .limit(3000)

export async function lockSlot(tx: Tx, slotId: number): Promise<SlotRow | undefined> {
  const [row] = await tx.select().from(slot).where(eq(slot.id, slotId)).for('update')
  return row
}

export async function updateSlot(tx: Tx, row: SlotRow, change: Partial<SlotRow>): Promise<SlotRow> {
  const [updated] = await tx
    .update(slot)
    .set({ ...change, version: row.version + 1 })
    .where(eq(slot.id, row.id))
    .returning()
  if (updated === undefined) throw new Error(`the slot ${row.id} is gone`)
  return updated
}

const slotsOf = ({ storeId, day, deliveryServiceId }: StoreDay) =>
  and(
    eq(slot.storeId, storeId),
    eq(slot.day, day),
    deliveryServiceId === undefined ? undefined : eq(slot.deliveryServiceId, deliveryServiceId),
  )

/** In the order of their ids, as every lock of slots. */
export const lockSlotsOfDay = (tx: Tx, of: StoreDay) =>
  tx.select({ id: slot.id }).from(slot).where(slotsOf(of)).orderBy(asc(slot.id)).for('update')

export async function setActive(tx: Tx, of: StoreDay, active: boolean): Promise<number> {
  const changed = await tx
    .update(slot)
    .set({ active, version: sql`${slot.version} + 1` })
    .where(and(slotsOf(of), eq(slot.active, !active)))
  return changed.rowCount ?? 0
}

/** Open orders of a day whose goods are still in the store. */
export const findConcerned = (db: Reader, { storeId, day, deliveryServiceId }: StoreDay) =>
  db
    .select({
      order: shopOrder,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      service: deliveryService.name,
      cutoffAt: slot.cutoffAt,
    })
    .from(shopOrder)
    .innerJoin(slot, eq(slot.id, shopOrder.slotId))
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))
    .where(
      and(
        eq(slot.storeId, storeId),
        eq(shopOrder.slotDay, day),
        deliveryServiceId === undefined ? undefined : eq(slot.deliveryServiceId, deliveryServiceId),
        inArray(shopOrder.statusId, [...reschedulableStatuses]),
      ),
    )
    .orderBy(asc(shopOrder.slotBeginAt), asc(shopOrder.id))
    .limit(5000)

export type ConcernedRow = Awaited<ReturnType<typeof findConcerned>>[number]

export const findTemplates = (db: Reader, storeId: number): Promise<TemplateRow[]> =>
  db
    .select()
    .from(slotTemplate)
    .where(eq(slotTemplate.storeId, storeId))
    .orderBy(
      asc(slotTemplate.weekday),
      asc(slotTemplate.beginMinute),
      asc(slotTemplate.deliveryServiceId),
      asc(slotTemplate.id),
    )
    .limit(2000)

export async function lockTemplate(tx: Tx, templateId: number): Promise<TemplateRow | undefined> {
  const [row] = await tx.select().from(slotTemplate).where(eq(slotTemplate.id, templateId)).for('update')
  return row
}

export async function updateTemplate(
  tx: Tx,
  { id, version }: TemplateRow,
  change: Partial<TemplateRow>,
): Promise<void> {
  await tx
    .update(slotTemplate)
    .set({ ...change, version: version + 1 })
    .where(eq(slotTemplate.id, id))
}

/** Returns its id; undefined where the store has this window already. */
export async function insertTemplate(tx: Tx, row: typeof slotTemplate.$inferInsert): Promise<number | undefined> {
  const [known] = await tx
    .select({ id: slotTemplate.id })
    .from(slotTemplate)
    .where(
      and(
        eq(slotTemplate.storeId, row.storeId),
        eq(slotTemplate.deliveryServiceId, row.deliveryServiceId),
        eq(slotTemplate.weekday, row.weekday),
        eq(slotTemplate.beginMinute, row.beginMinute),
        eq(slotTemplate.endMinute, row.endMinute),
        eq(slotTemplate.active, true),
      ),
    )
  if (known !== undefined) return undefined
  const [inserted] = await tx.insert(slotTemplate).values(row).returning({ id: slotTemplate.id })
  return inserted?.id
}

/** Two shopkeepers who add weekly slots to one store come one after the other. */
export async function lockStore(tx: Tx, storeId: number): Promise<void> {
  await tx.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for('update')
}

/** Coming slots of a weekly slot that is used again, but for days that are closed. */
export async function reopenSlots(tx: Tx, templateId: number, from: string): Promise<void> {
  const isClosed = sql`exists (
    select from ${closedDay}
    where ${closedDay.storeId} = ${slot.storeId} and ${closedDay.day} = ${slot.day}
      and coalesce(${closedDay.deliveryServiceId}, ${slot.deliveryServiceId}) = ${slot.deliveryServiceId})`
  await tx
    .update(slot)
    .set({ active: true, version: sql`${slot.version} + 1` })
    .where(and(eq(slot.templateId, templateId), gte(slot.day, from), eq(slot.active, false), not(isClosed)))
}
