import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import { staffCredit, staffCreditEnd, staffCreditSet } from '@bottega/contract/staff-customers/calls.ts'
import { duesList } from '@bottega/contract/dues/calls.ts'
import { decideBusiness } from '@bottega/contract/registration/calls.ts'
import type { OnAccountType } from '@bottega/rules/payments/credit.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { attemptsOf, buyerWith, payingWith, put, usualShopping } from '../../testing/orders/buying.ts'
import { addSeller, takeOrderTo } from '../../testing/orders/picking.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { invoicedTo } from '../../testing/orders/invoiced-to.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'

let shop: ShopWithBank
let keeper: Person
let otherKeeper: Person
beforeAll(async () => {
  shop = await openShopWithBank()
  await addSeller(shop)
  keeper = await staffMember(shop, 'shopkeeper')
  otherKeeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const { deferred, consolidatedInvoice } = paymentType

async function companyThat(businessApproval: 'approved' | 'waiting' | 'rejected') {
  const company = await buyerWith(shop, usualShopping, { customerType: 'company' })
  await shop.shop.db
    .update(appUser)
    .set({ businessApproval, businessApprovalAt: shop.clock.now })
    .where(eq(appUser.id, company.userId))
  return company
}

const creditOf = async ({ userId }: Person, staff = keeper) =>
  (await staff.call(staffCredit, { query: { user_id: userId } })).data.credit

const accountOf = async (company: Person, paymentTypeId: OnAccountType) =>
  (await creditOf(company)).accounts.find((one) => one.paymentTypeId === paymentTypeId)

const terms = (limitCents: number, termDays = 30) => ({ limit_cents: limitCents, term_days: termDays })

/** Seen now, or at an earlier version. */
async function agree(company: Person, paymentTypeId: OnAccountType, agreed = terms(500_00), version?: number) {
  const seen = { user_id: company.userId, version: version ?? (await creditOf(company)).version }
  return keeper.call(staffCreditSet, { body: { ...seen, payment_type_id: paymentTypeId, ...agreed } })
}

async function end(company: Person, paymentTypeId: OnAccountType, version?: number) {
  const seen = { user_id: company.userId, version: version ?? (await creditOf(company)).version }
  return keeper.call(staffCreditEnd, { body: { ...seen, payment_type_id: paymentTypeId, reason: 'paga sempre tardi' } })
}

const offeredTo = async (company: Person) =>
  (await company.call(paymentTypesList, { query: {} })).data.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)

async function logOf({ userId }: Person) {
  const admin = await staffMember(shop, 'admin')
  const query = { subject: 'customer', subject_id: String(userId) }
  // The actions alone: the log also names those who looked at it.
  return (await admin.call(staffAudit, { query: { ...query, action: 'customer' } })).data.entries
}

/** The mails about credit that leave now, to one company. */
async function creditMailsTo({ userId }: Person) {
  return (await mailsOf(shop)).filter(({ id, archiveFor }) => id.startsWith('credit-') && archiveFor === userId)
}

describe('an agreement with a company', () => {
  test('gets a mail when it is made, changed and ended, once each, without the reason [aftersales-52]', async () => {
    const company = await companyThat('approved')
    await shop.shop.db.update(appUser).set({ language: 'de' }).where(eq(appUser.id, company.userId))
    await agree(company, deferred, terms(500_00, 30))
    const [made, ...more] = await creditMailsTo(company)
    expect(more).toEqual([])
    expect(made?.subject).toBe('Dein Kreditrahmen ist frei')
    for (const part of [made?.text, made?.html]) {
      expect(part).toMatch(/500,00.€/)
      expect(part).toContain('30 Tage ab Rechnung')
    }
    await agree(company, deferred, terms(800_00, 30))
    const [changed] = await creditMailsTo(company)
    expect(changed?.text).toMatch(/Kreditrahmen: 800,00.€ \(bisher 500,00.€\)/)
    expect(changed?.text).toContain('Zahlungsziel: 30 Tage ab Rechnung\n')
    await agree(company, deferred, terms(800_00, 30))
    expect(await creditMailsTo(company)).toEqual([])
    await end(company, deferred)
    const [ended] = await creditMailsTo(company)
    expect(ended?.subject).toBe('Dein Kreditrahmen ist beendet')
    expect(ended?.text).not.toContain('paga sempre tardi')
    expect(new Set([made?.id, changed?.id, ended?.id]).size).toBe(3)
    expect(await creditMailsTo(company)).toEqual([])
  })

  test.each([deferred, consolidatedInvoice])(
    'opens payment type %i at the checkout, and what is bought with it is owed [desk-11]',
    async (type) => {
      const company = await companyThat('approved')
      expect(await offeredTo(company)).not.toContain(type)
      await agree(company, type)
      expect(await offeredTo(company)).toContain(type)
      const { orderId, orderStatusId } = await payingWith(company, type)
      expect(orderStatusId).toBe(3)
      const [attempt] = await attemptsOf(shop, orderId)
      expect(attempt).toMatchObject({ provider: 'on-account', state: 'authorised' })
      expect(await accountOf(company, type)).toEqual({
        paymentTypeId: type,
        offered: true,
        owed: (attempt?.amountCents ?? 0) / 100,
        agreement: { limit: 500, termDays: 30 },
      })
    },
  )

  test('is made with those whose account is approved, never with a private customer [desk-12]', async () => {
    const refused = refusal('error.desk.creditNotApproved')
    const others = [await companyThat('waiting'), await companyThat('rejected'), await buyerWith(shop)]
    for (const customer of others) {
      expect((await creditOf(customer)).mayAgree).toBe(false)
      await expect(agree(customer, deferred)).rejects.toEqual(refused)
      expect(await offeredTo(customer)).not.toContain(deferred)
    }
  })

  test('is of customers, never of staff or of accounts that do not exist', async () => {
    const missing = refusal('error.staff.customerNotFound')
    for (const userId of [keeper.userId, 2_000_000_000]) {
      const body = { user_id: userId, version: 0, payment_type_id: deferred }
      await expect(keeper.call(staffCredit, { query: { user_id: userId } })).rejects.toEqual(missing)
      await expect(keeper.call(staffCreditSet, { body: { ...body, ...terms(100) } })).rejects.toEqual(missing)
      await expect(keeper.call(staffCreditEnd, { body: { ...body, reason: 'prova' } })).rejects.toEqual(missing)
    }
  })

  test('is made and ended by shopkeepers as themselves; operators read it [desk-13]', async () => {
    const company = await companyThat('approved')
    const operator = await staffMember(shop)
    const { version } = await creditOf(company, operator)
    const body = { user_id: company.userId, version, payment_type_id: deferred }
    const missing = refusal('error.request.notFound')
    const refused = [
      { who: operator, as: missing },
      { who: company, as: missing },
      { who: await actingFor(shop, company.userId, 'admin'), as: refusal('error.request.forbidden') },
    ]
    for (const { who, as } of refused) {
      await expect(who.call(staffCreditSet, { body: { ...body, ...terms(500_00) } })).rejects.toEqual(as)
      await expect(who.call(staffCreditEnd, { body: { ...body, reason: 'prova' } })).rejects.toEqual(as)
    }
    expect((await creditOf(company)).accounts).toEqual([
      { paymentTypeId: 11, offered: true, owed: 0 },
      { paymentTypeId: 101, offered: true, owed: 0 },
    ])
  })

  test('names the version it was decided on, also when what was seen has ended and was made again [desk-14]', async () => {
    const company = await companyThat('approved')
    const { version } = await creditOf(company)
    const byOther = { user_id: company.userId, version, payment_type_id: deferred, ...terms(300_00) }
    const first = (await otherKeeper.call(staffCreditSet, { body: byOther })).data.credit
    const changed = refusal('error.staff.changedMeanwhile')
    await expect(agree(company, deferred, terms(900_00), version)).rejects.toEqual(changed)
    await expect(end(company, deferred, version)).rejects.toEqual(changed)
    expect(await accountOf(company, deferred)).toMatchObject({ agreement: { limit: 300 } })
    await end(company, deferred, first.version)
    await agree(company, deferred, terms(200_00))
    await expect(agree(company, deferred, terms(900_00), first.version)).rejects.toEqual(changed)
    expect(await accountOf(company, deferred)).toMatchObject({ agreement: { limit: 200 } })
  })

  test('stands in the log with before and after [desk-15]', async () => {
    const company = await companyThat('approved')
    await agree(company, deferred, terms(300_00, 15))
    await agree(company, deferred, terms(400_00, 60))
    await end(company, deferred)
    const first = { paymentTypeId: 11, limitCents: 300_00, termDays: 15 }
    const second = { paymentTypeId: 11, limitCents: 400_00, termDays: 60 }
    const entries = await logOf(company)
    expect(entries).toMatchObject([
      { action: 'customer.creditEnded', before: second, after: { owedCents: 0, reason: 'paga sempre tardi' } },
      { action: 'customer.creditAgreed', before: first, after: second },
      { action: 'customer.creditAgreed', after: first, staffId: keeper.userId },
    ])
    expect(entries[2]).not.toHaveProperty('before')
  })

  test('has a limit that is never below what is owed [desk-16]', async () => {
    const company = await companyThat('approved')
    await agree(company, deferred)
    const { orderId } = await payingWith(company, deferred)
    const owedCents = (await attemptsOf(shop, orderId))[0]?.amountCents ?? 0
    await expect(agree(company, deferred, terms(owedCents - 1))).rejects.toEqual(refusal('error.desk.creditBelowOwed'))
    await agree(company, deferred, terms(owedCents))
    expect(await accountOf(company, deferred)).toMatchObject({ owed: owedCents / 100 })
    await end(company, deferred)
    await expect(agree(company, deferred, terms(owedCents - 1))).rejects.toEqual(refusal('error.desk.creditBelowOwed'))
  })
})

describe('an agreement that ends', () => {
  test('opens no payment any more, and its dues stay to be paid [desk-17]', async () => {
    const company = await companyThat('approved')
    await company.call(billingUpdate, { body: invoicedTo })
    await agree(company, deferred, terms(500_00, 10))
    await company.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await takeOrderTo(shop, (await payingWith(company, deferred)).orderId)
    const dues = () => company.call(duesList, { query: {} }).then(({ data }) => data.paymentDues)
    const before = await dues()
    expect(before).toMatchObject([{ dueDate: '2026-11-26', paymentTypeId: deferred }])
    const { data } = await end(company, deferred)
    expect(data.credit.accounts[0]).toEqual({ paymentTypeId: 11, offered: true, owed: before[0]?.amount })
    expect(await dues()).toEqual(before)
    await chooseSlot(shop, company, 'tomorrowAfternoon')
    await put(shop, company, usualShopping)
    expect(await offeredTo(company)).not.toContain(deferred)
    await expect(payingWith(company, deferred)).rejects.toEqual(refusal('error.checkout.paymentTypeNotAllowed'))
  })

  test('ends once, also when the account is not approved any more', async () => {
    const company = await companyThat('approved')
    await agree(company, deferred)
    const decision = { userId: company.userId, decision: 'rejected', reason: 'documenti falsi' } as const
    await keeper.call(decideBusiness, { body: decision })
    await expect(agree(company, deferred)).rejects.toEqual(refusal('error.desk.creditNotApproved'))
    await end(company, deferred)
    await expect(end(company, deferred)).rejects.toEqual(refusal('error.desk.creditEnded'))
  })
})
