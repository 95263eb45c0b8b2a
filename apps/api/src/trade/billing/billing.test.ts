import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import {
  billingUpdate,
  billingView,
  lotteryUpdate,
  lotteryView,
  personFiscalDelete,
  personFiscalInsert,
  personFiscalList,
} from '@bottega/contract/billing/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, ordersOf } from '../../testing/orders/buying.ts'
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

  test('take a VAT number with its country, blanks and dots, and a town by both names', async () => {
    const owner = await shop.shopper({ customerType: 'company' })
    const body = {
      ...company,
      vatNumber: 'it 0123 456.7897',
      city: 'Bressanone / Brixen',
      postalCode: '39042',
      province: 'bz',
    }
    const { data } = await owner.call(billingUpdate, { body })
    expect(data.billing).toMatchObject({ vatNumber: '01234567897', city: 'Bressanone / Brixen' })
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

const personsOf = (owner: Person) => owner.call(personFiscalList).then(({ data }) => data.persons)
const insert = (owner: Person, more: object = {}) =>
  owner.call(personFiscalInsert, { body: { ...person, ...more } }).then(({ data }) => data.person)

describe('fiscal persons', () => {
  test('are several, the first of them the default until another is chosen [documents-14]', async () => {
    const owner = await shop.shopper()
    const first = await insert(owner)
    const second = await insert(owner, { name: 'Studio Bianchi' })
    expect(await personsOf(owner)).toMatchObject([
      { personFiscalId: first.personFiscalId, isDefault: true },
      { personFiscalId: second.personFiscalId, isDefault: false, complete: true },
    ])
    await insert(owner, { name: 'Studio Bianchi', person_fiscal_id: second.personFiscalId, is_default: true })
    expect((await personsOf(owner)).map(({ isDefault }) => isDefault)).toEqual([true, false])
    expect((await owner.call(billingView)).data.billing.name).toBe('Studio Bianchi')
  })

  test('are deleted, and the next becomes the default [documents-15]', async () => {
    const owner = await shop.shopper()
    const first = await insert(owner)
    await insert(owner, { name: 'Studio Bianchi' })
    const { data } = await owner.call(personFiscalDelete, { query: { person_fiscal_id: first.personFiscalId } })
    expect(data.persons).toMatchObject([{ isDefault: true, billing: { name: 'Studio Bianchi' } }])
  })

  test('of another customer are neither changed nor deleted, and answered as missing [documents-16]', async () => {
    const { personFiscalId } = await insert(await shop.shopper())
    const other = await shop.shopper()
    const missing = refusal('error.billing.personNotFound')
    await expect(insert(other, { person_fiscal_id: personFiscalId })).rejects.toEqual(missing)
    await expect(other.call(personFiscalDelete, { query: { person_fiscal_id: personFiscalId } })).rejects.toEqual(
      missing,
    )
  })

  test('are at most ten [documents-17]', async () => {
    const owner = await shop.shopper()
    for (let index = 0; index < 10; index += 1) await insert(owner)
    await expect(insert(owner)).rejects.toEqual(refusal('error.billing.tooManyPersons'))
  })

  test('of a company have an SDI code of 6 or 7 characters or a PEC, and a VAT number with its check digit [documents-18]', async () => {
    const owner = await shop.shopper({ customerType: 'company' })
    const missing = refusal('error.checkout.missing_billing_data')
    for (const wrong of [{ sdiCode: 'ABC12' }, { sdiCode: '' }, { vatNumber: '01234567890' }, { pec: 'no' }])
      await expect(insert(owner, { ...company, ...wrong })).rejects.toEqual(missing)
    for (const right of [{}, { sdiCode: 'ABC123' }, { sdiCode: '', pec: 'rossi@pec.example.it' }])
      expect(await insert(owner, { ...company, ...right })).toMatchObject({ complete: true })
  })
})

test('somebody abroad keeps country and postal code; of fields not asked of them nothing is stored [documents-164]', async () => {
  const owner = await shop.shopper({ customerType: 'company' })
  const swiss = {
    ...company,
    vatNumber: 'CHE-123.456.788',
    country: 'ch',
    postalCode: '6900',
    province: '',
    cig: 'Z1234567AB',
  }
  const { billing, complete } = await insert(owner, swiss)
  expect(complete).toBe(true)
  expect(billing).toMatchObject({ country: 'CH', postalCode: '6900', sdiCode: '', cig: '' })
  await expect(insert(owner, { ...swiss, country: 'IT' })).rejects.toEqual(
    refusal('error.checkout.missing_billing_data'),
  )
})

describe('the lottery code', () => {
  test('is saved in capitals with eight letters or digits, and deleted by an empty one [documents-19]', async () => {
    const owner = await shop.shopper()
    await owner.call(lotteryUpdate, { body: { lottery_code: ' abc12345 ' } })
    expect((await owner.call(lotteryView)).data.lotteryCode).toBe('ABC12345')
    for (const wrong of ['ABC1234', 'ABC123456', 'ABC-1234'])
      await expect(owner.call(lotteryUpdate, { body: { lottery_code: wrong } })).rejects.toEqual(
        refusal('error.billing.lotteryCode'),
      )
    await owner.call(lotteryUpdate, { body: { lottery_code: '' } })
    expect((await owner.call(lotteryView)).data.lotteryCode).toBe('')
  })
})
