import { staffCredit, staffCreditSet } from '@bottega/contract/staff-customers/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { buyerWith, payingWith } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

test('a limit waits for the order that is being put on the account, and counts it [desk-22]', async () => {
  const company = await buyerWith(shop, { wine: 2 }, { customerType: 'company' })
  const approved = { businessApproval: 'approved', businessApprovalAt: shop.clock.now } as const
  await shop.shop.db.update(appUser).set(approved).where(eq(appUser.id, company.userId))
  const keeper = await staffMember(shop, 'shopkeeper')
  const versionNow = async () =>
    (await keeper.call(staffCredit, { query: { user_id: company.userId } })).data.credit.version
  const agree = async (limitCents: number) => {
    const seen = { user_id: company.userId, version: await versionNow(), payment_type_id: paymentType.deferred }
    return keeper.call(staffCreditSet, { body: { ...seen, limit_cents: limitCents, term_days: 30 } })
  }
  await agree(500_00)
  const { orderId } = await payingWith(company, paymentType.deferred)

  const { pool } = shop.shop.database
  const ordering = await pool.connect()
  await ordering.query('begin')
  await ordering.query('select 1 from credit_agreement where user_id = $1 for update', [company.userId])
  const lowered = expect(agree(300_00)).rejects.toEqual(refusal('error.desk.creditBelowOwed'))
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
  await ordering.query('update payment_attempt set amount_cents = 40000 where order_id = $1', [orderId])
  await ordering.query('commit')
  ordering.release()
  await lowered
})
