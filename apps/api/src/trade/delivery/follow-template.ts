import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { slot } from './slots.tables.ts'

interface Followed {
  id: number
  capacity: number
  cutoffMinutes: number
  /** Without it the coming slots are no longer offered. */
  active: boolean
}

/**
 * Coming slots follow their template; capacity never falls below what is held and booked, and a slot that was closed
 * stays closed.
 */
export async function followTemplate(tx: Tx, { id, capacity, cutoffMinutes, active }: Followed, now: Date) {
  const coming = and(eq(slot.templateId, id), gte(slot.day, shopDate(now)), sql`${slot.cutoffAt} > ${now}`)
  await tx
    .update(slot)
    .set({
      capacity: sql`greatest(${capacity}::int, ${slot.held} + ${slot.booked})`,
      cutoffAt: sql`${slot.beginAt} - make_interval(mins => ${cutoffMinutes}::int)`,
      version: sql`${slot.version} + 1`,
      ...(!active && { active }),
    })
    .where(coming)
}
