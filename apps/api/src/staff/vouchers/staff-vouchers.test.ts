import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import {
  staffCampaignCodes,
  staffCampaignEnd,
  staffCampaignMake,
  staffCampaigns,
  staffGiveVoucher,
} from '@bottega/contract/staff-vouchers/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyerWith } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { add } from '../../testing/orders/vouchers.ts'
import { heldVouchers } from '../../trade/vouchers/vouchers.service.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const christmas = {
  name: 'Natale',
  prefix: 'NATALE',
  codes: 3,
  discount_kind: 'amount' as const,
  discount: 200,
  minimum_spend_cents: 500,
  valid_from: '2026-11-16',
  valid_until: '2026-12-24',
}
const make = async (more = {}) =>
  (await keeper.call(staffCampaignMake, { body: { ...christmas, ...more } })).data.campaign

/** Each line of the file: code, order, day. */
async function codesOf(campaignId: number): Promise<string[][]> {
  const { data } = await keeper.call(staffCampaignCodes, { query: { campaign_id: campaignId } })
  const text = await (data.content as Blob).text()
  const [, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  return lines.map((line) => line.split(','))
}
const listed = async (campaignId: number) =>
  (await keeper.call(staffCampaigns, { query: {} })).data.campaigns.find((one) => one.campaignId === campaignId)

describe('a campaign', () => {
  test('has its codes as a file, each good for one order, and says what was used', async () => {
    const { campaignId } = await make()
    const codes = await codesOf(campaignId)
    expect(codes.map(([code]) => code)).toEqual(Array(3).fill(expect.stringMatching(/^NATALE-[A-HJ-NP-Z2-9]{8}$/)))
    const [[code = ''] = []] = codes
    const buyer = await buyerWith(shop)
    expect(await add(buyer, code.toLowerCase())).not.toBeNull()
    const query = { payment_type_id: paymentType.onDelivery }
    const { orderId } = (await buyer.call(checkoutBuy, { query })).data
    expect(await codesOf(campaignId)).toContainEqual([code, String(orderId), '2026-11-16'])
    expect(await listed(campaignId)).toMatchObject({ codes: 3, used: 1, discount: 2, ended: false })
    expect(await add(await buyerWith(shop), code)).toBeNull()
  })

  test('is ended once, and its codes are worth nothing then [desk-8]', async () => {
    const { campaignId } = await make()
    const [[code = ''] = []] = await codesOf(campaignId)
    const end = { body: { campaign_id: campaignId, reason: 'stampa sbagliata' } }
    expect((await keeper.call(staffCampaignEnd, end)).data.campaign).toMatchObject({ ended: true })
    await expect(keeper.call(staffCampaignEnd, end)).rejects.toEqual(refusal('error.desk.campaignEnded'))
    expect(await add(await buyerWith(shop), code)).toBeNull()
    const admin = await staffMember(shop, 'admin')
    const about = { subject: 'campaign', subject_id: String(campaignId) }
    const { entries } = (await admin.call(staffAudit, { query: about })).data
    expect(entries.map(({ action }) => action)).toEqual(['campaign.ended', 'campaign.codesRead', 'campaign.made'])
    expect(entries.at(-1)?.after).toMatchObject({ cents: 200 })
  })

  test.each([
    ['that ends before it begins', { valid_until: '2026-11-15' }],
    ['on a day that does not exist', { valid_until: '2026-11-31' }],
  ])('%s is not made', async (_what, more) => {
    await expect(make(more)).rejects.toEqual(refusal('error.desk.campaignDays'))
  })

  test('does not give more than the whole', async () => {
    await expect(make({ discount_kind: 'percent', discount: 101 })).rejects.toEqual(refusal('error.request.invalid'))
  })
})

describe('a voucher given as goodwill', () => {
  const gift = ({ userId }: Person) => ({
    body: { user_id: userId, key: 'un-solo-clic', cents: 500, days: 90, reason: 'pane bruciato' },
  })
  const heldBy = async ({ userId }: Person) => (await heldVouchers(shop.shop.db, userId)).map((held) => held)

  test('is one for one press, told by mail, and in the log with its reason [desk-9]', async () => {
    const anna = await shop.shopper()
    await keeper.call(staffGiveVoucher, gift(anna))
    await keeper.call(staffGiveVoucher, gift(anna))
    const held = await heldBy(anna)
    expect(held).toMatchObject([{ discount: 500, minimumSpendCents: 500, validUntil: '2027-02-14' }])
    const mail = (await mailsOf(shop)).find(({ subject }) => subject === 'Un buono per te')
    expect(mail?.text).toContain(held[0]?.code)
    const admin = await staffMember(shop, 'admin')
    const about = { subject: 'customer', subject_id: String(anna.userId) }
    expect((await admin.call(staffAudit, { query: { ...about, action: 'customer' } })).data.entries).toMatchObject([
      { action: 'customer.voucherGiven', staffId: keeper.userId, after: { cents: 500, reason: 'pane bruciato' } },
    ])
  })

  test('is given by a shopkeeper alone, and by none who acts for a customer [desk-10]', async () => {
    const anna = await shop.shopper()
    const operator = await staffMember(shop, 'operator')
    await expect(operator.call(staffGiveVoucher, gift(anna))).rejects.toEqual(refusal('error.request.notFound'))
    const acting = await actingFor(shop, anna.userId)
    await expect(acting.call(staffGiveVoucher, gift(anna))).rejects.toBeDefined()
    expect(await heldBy(anna)).toEqual([])
  })
})
