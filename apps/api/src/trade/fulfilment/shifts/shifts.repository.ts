import { longestGap } from '@bottega/rules/fulfilment/shift-figures.ts'
import { sql } from 'drizzle-orm'
import { nameOfAccount } from '../../../kernel/accounts/accounts.queries.ts'
import { doneByStaff } from '../../../kernel/audit/audit.queries.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { product } from '../../catalog/products.tables.ts'
import { orderLine, shopOrder } from '../../orders/orders.tables.ts'
import { pickStep } from '../presses.tables.ts'

/** One staff member on one day. */
export interface Shift {
  staffId: number
  name: string
  lines: number
  /** Thousandths. */
  quantity: number
  /** Grams. */
  weight: number
  shorts: number
  substitutes: number
  corrections: number
  orders: number
  /** Null where they finished orders and took no step on a line. */
  firstAt: Date | null
  lastAt: Date | null
  activeSeconds: number
}

/** From one instant to before another: in one store, or of one staff member wherever they picked. */
export interface ShiftsAsked {
  begin: Date
  end: Date
  of: { storeId: number } | { staffId: number }
}

interface ShiftRow extends Record<string, unknown>, Omit<Shift, 'firstAt' | 'lastAt'> {
  firstAt: string | null
  lastAt: string | null
}

/**
 * Figures of pickers, by name, in one statement. A line is theirs who took the last step on it in that time, so that
 * nothing is counted twice: what a colleague counted again is the colleague's, and what was taken out again is nobody's.
 * A substitute counts for whoever put it in, as it is now. Active time is the sum of the times between two
 * steps of one person, in any order that is asked about, none longer than `longestGap`. Steps of no staff member, as a demo
 * takes them, count for nobody.
 */
export async function findShifts(db: Reader, { begin, end, of }: ShiftsAsked): Promise<Shift[]> {
  const inStore = 'storeId' in of ? sql`and o.store_id = ${of.storeId}` : sql``
  const ofStaff = 'staffId' in of ? sql`and d.staff_id = ${of.staffId}` : sql``
  const { rows } = await db.execute<ShiftRow>(sql`with step as (
      select s.order_id, s.line_id, s.staff_id, s.state, s.quantity, s.weight, s.at,
        s.id = max(s.id) over (partition by s.line_id) as is_last,
        s.at - lag(s.at) over (partition by s.staff_id order by s.id) as gap
      from ${pickStep} s join ${shopOrder} o on o.id = s.order_id
      where s.at >= ${begin.toISOString()}::timestamptz and s.at < ${end.toISOString()}::timestamptz ${inStore}),
    put_in as (
      select l.replaces_line_id as line_id, coalesce(sum(l.weight_prepared), 0) as weight,
        coalesce(sum(l.quantity_prepared) filter (where p.selling_mode <> 'loose'), 0) as quantity
      from step d join ${orderLine} l on l.replaces_line_id = d.line_id join ${product} p on p.id = l.product_id
      where d.is_last and d.state = 'substituted'
      group by 1),
    picked as (
      select d.staff_id,
        count(*) filter (where d.is_last and d.state <> 'to-pick') as lines,
        coalesce(sum(d.quantity) filter (where d.is_last and p.selling_mode <> 'loose'), 0)
          + coalesce(sum(i.quantity) filter (where d.is_last), 0) as quantity,
        coalesce(sum(d.weight) filter (where d.is_last), 0) + coalesce(sum(i.weight) filter (where d.is_last), 0) as weight,
        count(*) filter (where d.is_last and d.state = 'short') as shorts,
        count(*) filter (where d.is_last and d.state = 'substituted') as substitutes,
        count(*) filter (where d.state = 'to-pick') as corrections,
        min(d.at) as first_at, max(d.at) as last_at,
        coalesce(sum(extract(epoch from d.gap)) filter (where d.gap <= make_interval(secs => ${longestGap})), 0) as active
      from step d join ${orderLine} l on l.id = d.line_id join ${product} p on p.id = l.product_id
        left join put_in i on i.line_id = d.line_id
      where d.staff_id is not null ${ofStaff}
      group by 1),
    finished as (
      select d.staff_id, count(distinct o.id) as orders
      from ${doneByStaff('picking.finished', 'order', { begin, end })} d join ${shopOrder} o on o.id = d.subject_id
      where true ${inStore} ${ofStaff}
      group by 1)
    select staff_id as "staffId", coalesce(${nameOfAccount(sql`staff_id`)}, '') as name,
      coalesce(p.lines, 0)::int as lines, coalesce(p.quantity, 0)::int as quantity, coalesce(p.weight, 0)::int as weight,
      coalesce(p.shorts, 0)::int as shorts, coalesce(p.substitutes, 0)::int as substitutes,
      coalesce(p.corrections, 0)::int as corrections, coalesce(f.orders, 0)::int as orders,
      p.first_at as "firstAt", p.last_at as "lastAt", coalesce(p.active, 0)::int as "activeSeconds"
    from picked p full join finished f using (staff_id)
    order by name, staff_id`)
  return rows.map(shiftIn)
}

const shiftIn = (row: ShiftRow): Shift => ({ ...row, firstAt: instantIn(row.firstAt), lastAt: instantIn(row.lastAt) })

const instantIn = (text: string | null) => (text === null ? null : new Date(text))
