import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { staffCredit, staffDueReceived, staffDues } from '@bottega/contract/staff-customers/calls.ts'
import { duesList, duesPay, duesTransactions } from '@bottega/contract/dues/calls.ts'
import { dueStatus } from '@bottega/rules/dues/due-status.ts'
import { transactionStatus } from '@bottega/rules/payments/attempt-state.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dueTransaction } from '../../trade/dues/dues.tables.ts'
import { creditAgreement } from '../../trade/payments/credit/credit.tables.ts'
import { type Buyer, buyerWith, payingWith, usualShopping } from '../../testing/orders/buying.ts'
import { addSeller, takeOrderTo } from '../../testing/orders/picking.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { invoicedTo } from '../../testing/orders/invoiced-to.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'

let shop: ShopWithBank
let keeper: Person
beforeAll(async () => {
  shop = await openShopWithBank()
  await addSeller(shop)
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const duesOf = async ({ userId }: Person) => (await keeper.call(staffDues, { query: { user_id: userId } })).data.dues

/** A company with one invoice to pay. */
async function owing(): Promise<{ company: Buyer; dueId: number; cents: number }> {
  const company = await buyerWith(shop, usualShopping, { customerType: 'company' })
  const agreement = { userId: company.userId, paymentTypeId: paymentType.deferred, limitCents: 500_00, termDays: 30 }
  await shop.shop.db.insert(creditAgreement).values(agreement)
  await company.call(billingUpdate, { body: invoicedTo })
  await company.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
  await takeOrderTo(shop, (await payingWith(company, paymentType.deferred)).orderId)
  const [due] = await duesOf(company)
  return { company, dueId: due?.paymentDueId ?? 0, cents: Math.round((due?.amount ?? 0) * 100) }
}

const received = ({ userId }: Person, dueId: number, cents: number) => ({
  body: { user_id: userId, payment_due_id: dueId, cents, reference: 'TRN 8123 del 16/11' },
})

test('a transfer settles its due once, frees the credit, and is in the log [desk-18]', async () => {
  const { company, dueId, cents } = await owing()
  const { data } = await keeper.call(staffDueReceived, received(company, dueId, cents))
  expect(data.dues).toEqual([])
  const mine = await company.call(duesList, { query: { show_all: true } })
  expect(mine.data.paymentDues).toMatchObject([{ paymentDueStatusId: dueStatus.settled, settledDate: '2026-11-16' }])
  const { transactions } = (await company.call(duesTransactions, { query: { payment_due_id: dueId } })).data
  expect(transactions).toMatchObject([{ paymentTransactionStatusId: transactionStatus.complete, amount: cents / 100 }])
  const { credit } = (await keeper.call(staffCredit, { query: { user_id: company.userId } })).data
  expect(credit.accounts[0]).toMatchObject({ owed: 0, agreement: { limit: 500 } })
  await expect(keeper.call(staffDueReceived, received(company, dueId, cents))).rejects.toEqual(
    refusal('error.due.settled'),
  )
  const admin = await staffMember(shop, 'admin')
  const query = { subject: 'customer', subject_id: String(company.userId) }
  expect((await admin.call(staffAudit, { query: { ...query, action: 'customer' } })).data.entries).toMatchObject([
    {
      staffId: keeper.userId,
      action: 'customer.duePaid',
      before: { paymentDueId: dueId, settled: false },
      after: { paymentDueId: dueId, settled: true, cents, reference: 'TRN 8123 del 16/11' },
    },
  ])
})

test('a transfer of another amount, or for the due of another customer, settles nothing [desk-19]', async () => {
  const { company, dueId, cents } = await owing()
  for (const wrong of [cents - 1, cents + 1])
    await expect(keeper.call(staffDueReceived, received(company, dueId, wrong))).rejects.toEqual(
      refusal('error.desk.dueAmount'),
    )
  const other = await shop.shopper()
  await expect(keeper.call(staffDueReceived, received(other, dueId, cents))).rejects.toEqual(
    refusal('error.due.notFound'),
  )
  expect(await duesOf(company)).toMatchObject([{ paymentDueStatusId: dueStatus.expiring }])
})

test('while a card payment is under way no transfer settles the due, and after it failed one does [desk-20]', async () => {
  const { company, dueId, cents } = await owing()
  const { data } = await company.call(duesPay, { body: { payment_due_id: dueId } })
  await expect(keeper.call(staffDueReceived, received(company, dueId, cents))).rejects.toEqual(
    refusal('error.due.beingPaid'),
  )
  await onBankPage(data.redirectUrl, 'declined')
  expect((await keeper.call(staffDueReceived, received(company, dueId, cents))).data.dues).toEqual([])
})

test('transfers are entered by shopkeepers as themselves; operators read what is due [desk-21]', async () => {
  const { company, dueId, cents } = await owing()
  const operator = await staffMember(shop)
  const read = await operator.call(staffDues, { query: { user_id: company.userId } })
  expect(read.data.dues).toMatchObject([{ paymentDueId: dueId }])
  await expect(operator.call(staffDueReceived, received(company, dueId, cents))).rejects.toEqual(
    refusal('error.request.notFound'),
  )
  const acting = await actingFor(shop, company.userId, 'admin')
  await expect(acting.call(staffDueReceived, received(company, dueId, cents))).rejects.toEqual(
    refusal('error.request.forbidden'),
  )
  await expect(keeper.call(staffDues, { query: { user_id: keeper.userId } })).rejects.toEqual(
    refusal('error.staff.customerNotFound'),
  )
})

test('a transfer that was under way is the one that came in, and not a second one', async () => {
  const { company, dueId, cents } = await owing()
  const underWay = { paymentDueId: dueId, state: 'pending', paymentTypeId: 11, amountCents: cents } as const
  await shop.shop.db.insert(dueTransaction).values(underWay)
  expect(await duesOf(company)).toMatchObject([{ paymentDueStatusId: dueStatus.inProgress }])
  expect((await keeper.call(staffDueReceived, received(company, dueId, cents))).data.dues).toEqual([])
  const { transactions } = (await company.call(duesTransactions, { query: { payment_due_id: dueId } })).data
  expect(transactions.map(({ paymentTransactionStatusId }) => paymentTransactionStatusId)).toEqual([
    transactionStatus.complete,
  ])
})
