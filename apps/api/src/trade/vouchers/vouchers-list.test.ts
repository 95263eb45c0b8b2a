import { vouchersCheck, vouchersList, vouchersListManualAssigned } from '@bottega/contract/vouchers/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userGiftCertificate } from './vouchers.tables.ts'
import { atTheDoor, buyerWith, put } from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { add, assign, certificate } from '../../testing/orders/vouchers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const personal = { adjustmentTypeId: giftAdjustmentType.assigned } as const

describe('a gift certificate on the wire', () => {
  test('carries both names of its id, the use that comes next and whether it can be used now [vouchers-18]', async () => {
    const anna = await shop.shopper()
    const now = await certificate(shop, personal)
    const [use] = await assign(shop, now, anna)
    const later = await certificate(shop, { ...personal, scope: 'line', validFrom: '2027-01-01' })
    await assign(shop, later, anna)
    const { data } = await anna.call(vouchersList, { query: { show_history: true } })
    const byId = new Map(data.giftCertificates.map((one) => [one.id, one]))
    expect(byId.get(now.id)).toMatchObject({
      giftCertificateId: now.id,
      userGiftCertificateId: use,
      isAssignable: true,
      giftAdjustmentType: { giftAdjustmentTypeId: 1001, onLine: false },
    })
    expect(byId.get(later.id)).toMatchObject({ isAssignable: false, giftAdjustmentType: { onLine: true } })
  })

  test('carries its proposal in the language of the customer, without a link that leads astray [vouchers-19]', async () => {
    const anna = await shop.shopper({ language: 'de' })
    const proposal = {
      descr: { it: 'Per te', de: 'Für dich' },
      content: { it: '<b>Buono</b>' },
      img: '2026/01/15/a3/tomato.webp',
      slug: 'animali/gatto',
      badge: { it: 'Soci', de: 'Mitglieder' },
      buttonText: { it: 'Vai' },
    }
    const good = await certificate(shop, { ...personal, proposal: { ...proposal, proposalUrl: '/search?promo=true' } })
    const bad = await certificate(shop, { ...personal, proposal: { proposalUrl: 'javascript:alert(1)' } })
    const none = await certificate(shop, personal)
    for (const one of [good, bad, none]) await assign(shop, one, anna)
    const { data } = await anna.call(vouchersList)
    const byId = new Map(data.giftCertificates.map((one) => [one.id, one.categoryProposal]))
    expect(byId.get(good.id)).toEqual({
      descr: 'Für dich',
      content: '<b>Buono</b>',
      img: '/photo/2026/01/15/a3/main/photo/tomato.webp',
      slug: 'animali/gatto',
      proposalUrl: '/search?promo=true',
      metaData: { category_proposal_type: { BADGE: 'Mitglieder', BUTTON_TEXT: 'Vai' } },
    })
    expect(byId.get(bad.id)).toEqual({ metaData: { category_proposal_type: {} } })
    expect(byId.get(none.id)).toBeUndefined()
  })
})

describe('what the shop assigned', () => {
  test('is listed without the codes that are open to everybody [vouchers-20]', async () => {
    const buyer = await buyerWith(shop)
    await put(shop, buyer, { milk: 1 })
    const open = await certificate(shop)
    await add(buyer, open.code)
    const assigned = await certificate(shop, personal)
    await assign(shop, assigned, buyer)
    const { data } = await buyer.call(vouchersListManualAssigned)
    expect(data.giftCertificates.map(({ id }) => id)).toEqual([assigned.id])
    expect((await buyer.call(vouchersCheck, { query: { code: assigned.code } })).data.giftCertificate?.id).toBe(
      assigned.id,
    )
  })

  test('and was used is listed with the order, only when the history is asked for [vouchers-21]', async () => {
    const buyer = await buyerWith(shop)
    await put(shop, buyer, { milk: 1 })
    const assigned = await certificate(shop, personal)
    const [use = 0] = await assign(shop, assigned, buyer)
    await add(buyer, assigned.code)
    const { orderId } = await atTheDoor(buyer)
    const [row] = await shop.shop.db.select().from(userGiftCertificate).where(eq(userGiftCertificate.id, use))
    expect(row?.orderId).toBe(orderId)
    expect((await buyer.call(vouchersListManualAssigned)).data.giftCertificates).toEqual([])
    const { data } = await buyer.call(vouchersListManualAssigned, { query: { show_history: true } })
    expect(data.giftCertificates).toMatchObject([
      { id: assigned.id, isAssignable: false, userGiftCertificates: [{ userGiftCertificateId: use, orderId }] },
    ])
  })

  test('to another customer is not listed', async () => {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    await assign(shop, await certificate(shop, personal), bruno)
    const { data } = await anna.call(vouchersListManualAssigned, { query: { show_history: true } })
    expect(data.giftCertificates).toEqual([])
  })
})
