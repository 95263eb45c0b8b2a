import { ordersView } from '@bottega/contract/orders/calls.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { seller } from '../../../places/stores/stores.tables.ts'
import { orderAtTheDoor } from '../../../testing/orders/changing.ts'
import { mailsOf } from '../../../testing/outbox-mails.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { orderConfirmation } from './order-mails.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const place = { street: 'Via Lunga', streetNumber: '2', postalCode: '38122', city: 'Trento', province: 'TN' }
  const facts = {
    ...place,
    name: 'Valle società cooperativa',
    vatNumber: '01234567897',
    registerOffice: 'TN',
    registerNumber: '123456',
    email: 'aiuto@valle.example',
    complaints: 'reclami@valle.example',
  }
  await shop.shop.db.delete(seller)
  await shop.shop.db.insert(seller).values({ cooperativeId: 1, facts })
})
afterAll(() => shop.close())

/** The day of the terms, and words for withdrawal, for what is excepted, and for the guarantee. */
const said = {
  it: ['30 nov 2026', 'Recesso', '14 giorni', 'alimenti freschi', 'due anni', 'Partita IVA: 01234567897', 'Reclami:'],
  de: ['30 Nov 2026', 'Widerruf', '14 Tagen', 'frische Lebensmittel', 'zwei Jahren', '01234567897', 'Beschwerden:'],
  en: ['30 Nov 2026', 'Withdrawal', '14 days', 'fresh food', 'two years', 'VAT number: 01234567897', 'Complaints:'],
} as const

test('the confirmation of an order names the seller and the rights of the customer, and has the terms attached [legal-10]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  await mailsOf(shop)
  for (const language of languages) {
    await shop.shop.db.update(appUser).set({ language, languageChosen: true }).where(eq(appUser.id, buyer.userId))
    const { text, html, attachments = [] } = await orderConfirmation(shop.shop, orderId)
    const facts = ['Valle società cooperativa, Via Lunga 2, 38122 Trento TN', 'TN-123456', 'reclami@valle.example']
    for (const fact of [...facts, ...said[language]]) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(html).toContain('/page/terms#withdrawal"')
    expect(html).toContain('/recesso"')
    expect(html).toContain('/page/terms#guarantee"')
    expect(attachments).toHaveLength(1)
    expect(attachments[0]).toMatchObject({ filename: expect.stringMatching(/2026-11-30\.html$/) })
    const terms = attachments[0]?.content ?? ''
    expect(terms).toContain(`<html lang="${language}">`)
    expect(terms).toContain('Valle società cooperativa')
    expect(terms).toContain('id="withdrawal"')
    expect(terms).not.toContain('href="/')
  }
})

test('an order says whose it is, so that its pages can name the seller [legal-11]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  const { data } = await buyer.call(ordersView, { query: { order_id: orderId } })
  expect(data.order.store.cooperativeId).toBe(1)
})
