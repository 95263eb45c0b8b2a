import { clockOfMinute } from '@bottega/rules/delivery/shop-calendar.ts'
import { zoneOfAreas } from '../../places/stores/drawn-area.ts'
import { isInside } from '@bottega/rules/delivery/places/area.ts'
import { and, between, eq, gte, sql } from 'drizzle-orm'
import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { slot, slotTemplate } from '../../trade/delivery/slots.tables.ts'
import { coverage } from '../../places/stores/stores.tables.ts'
import { followTemplate } from '../../trade/delivery/follow-template.ts'
import { allTowns } from '../../places/geo/towns.ts'
import { knownCoverage, knownSlots, knownStores, type KnownSlot } from './known-stores.ts'
import { storeIdsOf, type StoreIds } from './write-stores.ts'
import { type Overwritten, type Writing, writePart } from './world-writing.ts'
import type { ReachedCode, WeeklySlot, WorldStore } from './world.ts'

function idsIn(ids: StoreIds, slug: string) {
  const found = ids.get(slug)
  if (found === undefined) throw new Error(`no store ${slug} to order from`)
  return found
}

const keyOfCode = ({ store, service, postalCode }: ReachedCode) => `${store} ${service} ${postalCode}`

/** The postal codes each store reaches. */
export async function writeCoverage(writing: Writing, codes: readonly ReachedCode[]): Promise<void> {
  const { tx } = writing
  const ids = await storeIdsOf(tx)
  const rowOf = ({ store, service, zone, postalCode }: ReachedCode) => ({
    storeId: idsIn(ids, store).storeId,
    deliveryServiceId: service,
    zoneId: zone,
    postalCode,
  })
  const same = ({ store, service, postalCode }: ReachedCode) =>
    and(
      eq(coverage.storeId, idsIn(ids, store).storeId),
      eq(coverage.deliveryServiceId, service),
      eq(coverage.postalCode, postalCode),
    )
  await writePart(
    writing,
    {
      part: 'coverage',
      keyOf: keyOfCode,
      keyOfKnown: keyOfCode,
      asWanted: (row) => row,
      insert: (rows) => tx.insert(coverage).values(rows.map(rowOf)).onConflictDoNothing(),
      update: (row) => tx.update(coverage).set({ zoneId: row.zone }).where(same(row)),
      close: (row) => tx.delete(coverage).where(same(row)),
    },
    codes,
    await knownCoverage(tx),
  )
}

/** Stores of the files as the shop has them now, with what staff have set. */
async function asTheyAre(tx: Tx, stores: readonly WorldStore[]): Promise<WorldStore[]> {
  const slugs = new Set(stores.map(({ slug }) => slug))
  return (await knownStores(tx)).filter(({ slug }) => slugs.has(slug))
}

/**
 * Areas drawn on the map reach the postal codes of the towns whose centre lies in them; addresses whose position is known
 * are compared with the area itself.
 */
export async function writeAreas({ tx }: Writing, stores: readonly WorldStore[]): Promise<void> {
  const ids = await storeIdsOf(tx)
  for (const { slug, selling } of await asTheyAre(tx, stores))
    for (const { service, area } of selling?.services ?? []) {
      if (area === null) continue
      const { storeId } = idsIn(ids, slug)
      const own = and(eq(coverage.storeId, storeId), eq(coverage.deliveryServiceId, service))
      await tx.delete(coverage).where(own)
      const codes = [
        ...new Set(allTowns().flatMap((town) => (isInside(town, area) ? postalCodesOf(town.postalCodes) : []))),
      ]
      const rows = codes.map((postalCode) => ({ storeId, deliveryServiceId: service, zoneId: zoneOfAreas, postalCode }))
      for (const chunk of chunksOf(rows)) await tx.insert(coverage).values(chunk).onConflictDoNothing()
    }
}

const postalCodesOf = (runs: readonly (readonly [string, string])[]) =>
  runs.flatMap(([first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(5, '0'),
    ),
  )

const dayNames = ['', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const keyOfSlot = ({ store, service, weekday, beginMinute, endMinute }: WeeklySlot) =>
  `${store} ${service} ${dayNames[weekday]} ${clockOfMinute(beginMinute)}-${clockOfMinute(endMinute)}`

const withoutId = ({ id: _id, ...row }: KnownSlot): WeeklySlot => row

/** The weekly slots of each store and service; the job that makes slots takes them from there. */
export async function writeSlots(writing: Writing, slots: readonly WeeklySlot[]): Promise<void> {
  const { tx, now, today } = writing
  const ids = await storeIdsOf(tx)
  await writePart<WeeklySlot, KnownSlot>(
    writing,
    {
      part: 'weekly slots',
      keyOf: keyOfSlot,
      keyOfKnown: keyOfSlot,
      asWanted: withoutId,
      insert: (rows) =>
        tx.insert(slotTemplate).values(
          rows.map(({ store, service, ...rest }) => ({
            storeId: idsIn(ids, store).storeId,
            deliveryServiceId: service,
            ...rest,
          })),
        ),
      alsoOverwrites: (row, known) => ownCapacities(tx, row, known, now),
      update: (row, known) => changeTemplate(tx, row, known, today, now),
      close: ({ id }) => closeTemplate(tx, id, today),
    },
    slots,
    await knownSlots(tx),
  )
}

/** Slots that were made before a store said it is closed are no longer offered; orders for them keep theirs. */
export async function closeSpecialDays({ tx, today }: Writing, stores: readonly WorldStore[]): Promise<void> {
  const ids = await storeIdsOf(tx)
  for (const { slug, customHours } of await asTheyAre(tx, stores)) {
    const storeId = ids.get(slug)?.storeId
    const closed = customHours.filter(({ beginHour, endHour, endDate }) => beginHour === endHour && endDate >= today)
    if (storeId === undefined) continue
    for (const { beginDate, endDate } of closed)
      await tx
        .update(slot)
        .set({ active: false })
        .where(and(eq(slot.storeId, storeId), between(slot.day, beginDate, endDate), eq(slot.active, true)))
  }
}

/** Coming slots whose capacity staff have set for their day alone: they follow the template when it changes. */
async function ownCapacities(
  tx: Tx,
  { capacity }: WeeklySlot,
  { id, capacity: usual }: KnownSlot,
  now: Date,
): Promise<Overwritten | undefined> {
  const rows = await tx
    .select({ day: slot.day, capacity: slot.capacity, taken: sql<number>`${slot.held} + ${slot.booked}` })
    .from(slot)
    .where(
      and(
        eq(slot.templateId, id),
        eq(slot.active, true),
        sql`${slot.cutoffAt} > ${now} and ${slot.capacity} <> greatest(${usual}::int, ${slot.held} + ${slot.booked})`,
      ),
    )
    .orderBy(slot.day)
  if (rows.length === 0) return undefined
  const on = (day: string) => `capacity on ${day}`
  return {
    before: Object.fromEntries(rows.map((row) => [on(row.day), row.capacity])),
    after: Object.fromEntries(rows.map((row) => [on(row.day), Math.max(capacity, row.taken)])),
  }
}

/** Coming slots follow their template; capacity never falls below what is held and booked. */
async function changeTemplate(tx: Tx, row: WeeklySlot, { id }: KnownSlot, today: string, now: Date): Promise<void> {
  const { capacity, feeCents, periodId, cutoffMinutes } = row
  await tx.update(slotTemplate).set({ capacity, feeCents, periodId, cutoffMinutes }).where(eq(slotTemplate.id, id))
  await tx
    .update(slot)
    .set({ feeCents, periodId })
    .where(and(eq(slot.templateId, id), gte(slot.day, today), sql`${slot.cutoffAt} > ${now}`))
  await followTemplate(tx, { id, capacity, cutoffMinutes, active: true }, now)
}

/** No more slots are made, and those without a place taken are no longer offered. */
async function closeTemplate(tx: Tx, id: number, today: string): Promise<void> {
  await tx.update(slotTemplate).set({ active: false }).where(eq(slotTemplate.id, id))
  await tx
    .update(slot)
    .set({ active: false })
    .where(and(eq(slot.templateId, id), gte(slot.day, today)))
}
