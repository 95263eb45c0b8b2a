import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { billingUpdate, billingView } from '@bottega/contract/billing/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, ordersOf } from '../../testing/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import type { Person } from '../../testing/test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = { street: 'Via Larga', streetNumber: '8', postalCode: '20122', city: 'Milano', province: 'mi' }
const company = { ...place, name: 'Rossi srl', fiscalCode: '', vatNumber: '01234567897', sdiCode: 'a4707h7', pec: '' }
const person = { ...place, name: 'Mario Rossi', fiscalCode: 'rssmra85t10a562s', vatNumber: '', sdiCode: '', pec: '' }
const wantInvoice = (buyer: Person) =>
  buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })

describe('billing data', () => {
  test('begin with what the account knows, and are not complete', async () => {
    const { data } = await (await shop.shopper({ firstName: 'Anna' })).call(billingView)
    expect(data).toMatchObject({ billing: { name: 'Anna Prova', city: '' }, complete: false, company: false })
  })

  test('are saved tidied up, and complete from then on', async () => {
    const owner = await shop.shopper({ customerType: 'company' })
    const { data, response } = await owner.call(billingUpdate, { body: company })
    expect(data.billing).toMatchObject({ sdiCode: 'A4707H7', province: 'MI' })
    expect(response.infosMessage).toEqual(['Dati di fatturazione salvati.'])
    expect((await owner.call(billingView)).data).toMatchObject({
      complete: true,
      company: true,
      billing: { pec: '' },
    })
  })

  test('of a company do for no private person, and the other way round', async () => {
    const missing = refusal('error.checkout.missing_billing_data')
    await expect((await shop.shopper()).call(billingUpdate, { body: company })).rejects.toEqual(missing)
    const firm = await shop.shopper({ customerType: 'company' })
    await expect(firm.call(billingUpdate, { body: person })).rejects.toEqual(missing)
    expect((await firm.call(billingView)).data.complete).toBe(false)
  })
})

describe('an order that wants an invoice', () => {
  test('is refused while the data are missing, and nothing is booked', async () => {
    const buyer = await buyerWith(shop)
    await wantInvoice(buyer)
    await expect(atTheDoor(buyer)).rejects.toEqual(refusal('error.checkout.missing_billing_data'))
    expect(await ordersOf(shop, buyer)).toEqual([])
  })

  test('keeps a copy of them, which later changes do not touch', async () => {
    const buyer = await buyerWith(shop)
    await wantInvoice(buyer)
    await buyer.call(billingUpdate, { body: person })
    await atTheDoor(buyer)
    await buyer.call(billingUpdate, { body: { ...person, city: 'Torino' } })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ billing: { fiscalCode: 'RSSMRA85T10A562S', city: 'Milano' } }])
  })

  test('and one without an invoice keeps none', async () => {
    const buyer = await buyerWith(shop)
    await buyer.call(billingUpdate, { body: person })
    await atTheDoor(buyer)
    expect(await ordersOf(shop, buyer)).toMatchObject([{ billing: null }])
  })
})
