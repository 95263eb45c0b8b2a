import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'

export interface BenefitFigures {
  offersCents: number
  vouchersCents: number
  pointsEarned: number
  memberOffers: number
  companyOrders: number
  vouchers: number
}

/** Orders that were not given up: neither cancelled, unpaid, not collected nor failed. */
const standing = sql`s.status_id not in (1, 2, 10, 11, 12, 13, 14, 21)`

/** All figures of the benefits in one statement; `since` and `today` are days of the shop's calendar. */
export async function findBenefitFigures(
  db: Reader,
  { userId, since, today, workPlace }: { userId: number; since: Date; today: string; workPlace: string | null },
): Promise<BenefitFigures> {
  const { rows } = await db.execute<BenefitFigures & Record<string, unknown>>(sql`
    with own as (
      select s.id, s.status_id, s.address from shop_order s
      where s.user_id = ${userId} and s.placed_at >= ${since.toISOString()}::timestamptz and ${standing}
    ), saved as (
      select a.reason, -sum(a.cents) as cents from order_adjustment a join own on own.id = a.order_id
      where a.cents < 0 group by a.reason
    )
    select
      coalesce((select sum(cents) from saved where reason in ('price-cut', 'multi-buy', 'second-piece')), 0)::int
        as "offersCents",
      coalesce((select sum(cents) from saved where reason in ('line-voucher', 'order-voucher')), 0)::int
        as "vouchersCents",
      coalesce((select sum(p.earned - p.taken_back) from order_points p join own on own.id = p.order_id), 0)::int
        as "pointsEarned",
      (select count(*)::int from promotion r join app_user u on u.id = ${userId} join store t on t.id = u.default_store_id
        where r.warehouse_id = t.warehouse_id and r.members_only
          and ${today}::date between r.valid_from and r.valid_to) as "memberOffers",
      (select count(*)::int from own where own.status_id in (8, 9)
        and own.address->>'street' || ' ' || (own.address->>'streetNumber') = ${workPlace}::text) as "companyOrders",
      (select count(*)::int from user_gift_certificate g join gift_certificate c on c.id = g.gift_certificate_id
        where g.user_id = ${userId} and g.balance > 0 and c.adjustment_type_id = ${giftAdjustmentType.assigned}
          and (c.valid_until is null or c.valid_until >= ${today}::date)) as vouchers`)
  const [row] = rows
  if (row === undefined) throw new Error('no figures of the benefits')
  return row
}
