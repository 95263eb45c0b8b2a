import { eq, sql } from 'drizzle-orm'
import type { Db } from '@bottega/api/kernel/database/database.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { openSession } from '@bottega/api/kernel/sessions/sessions.service.ts'
import { accessibilityFigures } from '../backoffice-pages.ts'
import { get, measure, type Bench } from '../measure.ts'
import { pickingFigures } from './picking-figures.ts'

const ordersOfDay = 2000

/** Copies of one order of the demo, spread over the slots and the hours of today. */
async function fillToday(db: Db): Promise<void> {
  await db.execute(sql`
    insert into shop_order
    select (jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object(
      'id', 1000000 + n, 'cart_version', 1000000 + n, 'idempotency_key', 'bench-' || n,
      'status_id', (array[3, 4, 5, 6, 7, 8, 10, 11])[1 + n % 8],
      'slot_id', s.id, 'slot_day', s.day, 'slot_begin_at', s.begin_at, 'slot_end_at', s.end_at,
      'placed_at', now() - (n % 600) * interval '1 minute'))).*
    from (select * from shop_order order by id limit 1) o,
      generate_series(1, ${ordersOfDay}::int) n,
      lateral (select * from slot where day = (now() at time zone 'Europe/Rome')::date order by id offset n % 40 limit 1) s`)
  await db.execute(sql`analyze shop_order`)
}

async function staffToken(db: Db): Promise<string> {
  const [admin] = await db.select({ id: appUser.id }).from(appUser).where(eq(appUser.role, 'admin')).limit(1)
  if (admin === undefined) throw new Error('no administrator')
  return db.transaction((tx) => openSession(tx, admin.id, false, new Date(), { staffDoor: true }))
}

/** The pages staff have open all day. */
export async function backofficeFigures(bench: Bench): Promise<void> {
  const { report, world } = bench
  const { db } = world
  await fillToday(db)
  const token = await staffToken(db)
  const headers = { 'x-ebsn-account': token }
  const cookie = `bottega_session=${token}`
  const load = (path: string) => ({ connections: 1, headers, requests: [get(path)] })
  await measure(bench, `today of the back office, ${ordersOfDay} orders`, load('/api/today'), '≤ 100 ms')
  await measure(bench, 'orders and takings of eight weeks', load('/api/today/weeks'))
  await report.part('picking', () => pickingFigures(bench, cookie))
  await report.part('accessibility of the back office', () => accessibilityFigures(bench, cookie))
}
