import { formOrders, formView } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formAnswer } from './answers.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { publish } from '../../testing/content.ts'
import { contactFile, formOf, latestAnswer, openFormShop, right, send, tokenOf } from '../../testing/forms.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let staff: Person
let contactForm: FormView
let memberForm: FormView
beforeAll(async () => {
  ;({ shop, staff, contactForm, memberForm } = await openFormShop())
})
afterAll(() => shop.close())

describe('a form', () => {
  test('is answered by slug and by id, in the language asked for, without its recipient [forms-8]', async () => {
    const german = shop.anonymous('de')
    const { form } = (await german.call(formView, { query: { form_id: contactForm.formId } })).data
    expect(form).toMatchObject({
      slug: 'contatti',
      settings: { title: 'Schreib uns', login: false },
      actions: { success_message: 'Wir antworten in zwei Tagen' },
    })
    expect(form.fields[0]).toMatchObject({ id: 1, key: 'name', type: 'text', label: 'Name', order: 1, input_limit: 20 })
    expect(JSON.stringify(form)).not.toContain('ufficio@')
    await expect(formOf(german, 'nessuno')).rejects.toEqual(refusal('error.form.notFound'))
  })

  test('that needs a login has no fields for anonymous visitors, and takes nothing from them [forms-9]', async () => {
    const visitor = shop.anonymous()
    expect(await formOf(visitor, 'soci')).toMatchObject({ settings: { login: true }, fields: [] })
    await expect(send(visitor, memberForm, { order: '1' })).rejects.toEqual(refusal('error.form.login'))
    await expect(tokenOf(visitor, memberForm)).rejects.toEqual(refusal('error.form.login'))
    expect((await formOf(visitor, 'contatti')).fields.length).toBe(6)
    const anna = await buyerWith(shop)
    expect((await formOf(anna, 'soci')).fields.map(({ key }) => key)).toEqual(['order', 'paper'])
    const { orderId } = await atTheDoor(anna)
    await send(anna, memberForm, { order: String(orderId) })
    expect((await latestAnswer(staff, memberForm))?.values).toContainEqual({
      key: 'order',
      label: 'Ordine',
      value: String(orderId),
    })
  })

  test('with a field of no known type is refused at import, by file, line and field [forms-10]', async () => {
    const { errors } = await publish(shop, {
      'forms/rotto.yaml': 'settings: { title: Rotto }\nfields:\n  - { key: a, type: magic }\n',
    })
    expect(errors).toMatchObject([{ file: 'forms/rotto.yaml', line: 3, field: 'fields.0.type' }])
    await expect(formOf(staff, 'rotto')).rejects.toEqual(refusal('error.form.notFound'))
  })
})

describe('a form that is sent', () => {
  test('is stored with the words of its labels and options, mailed to the office, and says so [forms-11]', async () => {
    const { data } = await send(shop.anonymous(), contactForm, {
      ...right,
      subject: 'order',
      source: 'altro',
      more: 'x',
    })
    expect(data).toEqual({ message: 'Ti rispondiamo entro due giorni' })
    const stored = await latestAnswer(staff, contactForm)
    expect(stored?.values).toEqual([
      { key: 'name', label: 'Nome', value: 'Anna' },
      { key: 'email', label: 'E-mail', value: 'anna@bottega.example' },
      { key: 'subject', label: 'Argomento', value: 'Un ordine' },
      { key: 'source', label: 'source', value: 'sito' },
      { key: 'privacy', label: 'Ho letto', value: 'sì' },
    ])
    const mail = (await mailsOf(shop)).find(({ id }) => id === `form-answer-${stored?.answerId}`)
    expect(mail).toMatchObject({ to: { address: 'ufficio@bottega.example' }, subject: 'Nuova risposta: Scrivici' })
    expect(mail?.text).toContain('Argomento: Un ordine')
    expect(mail?.text).toContain('Ho letto: sì')
  })

  test('against its rules is refused with the words of the document, and nothing is stored [forms-12]', async () => {
    const before = await shop.shop.db.$count(formAnswer)
    const attempt = send(shop.anonymous(), contactForm, { name: 'x'.repeat(21), email: 'no', privacy: 'false' })
    await expect(attempt).rejects.toMatchObject({
      code: 'error.form.invalid',
      text: 'La form non è stata compilata correttamente',
      response: { errors: [{ values: { fields: 'name, email, privacy' } }] },
    })
    expect(await shop.shop.db.$count(formAnswer)).toBe(before)
  })

  test('with the number of a payment card is refused', async () => {
    await expect(send(shop.anonymous(), contactForm, { ...right, name: '4111 1111 1111 1111' })).rejects.toEqual(
      refusal('error.request.cardNumber'),
    )
  })

  test('names one of the customer’s own orders, never one of another customer [forms-13]', async () => {
    const [anna, bea] = [await buyerWith(shop), await buyerWith(shop)]
    const { orderId } = await atTheDoor(anna)
    const { orders } = (await anna.call(formOrders)).data
    expect(orders.map((one) => one.orderId)).toEqual([orderId])
    await expect(send(bea, memberForm, { order: String(orderId) })).rejects.toEqual(refusal('error.form.invalid'))
    await send(anna, memberForm, { order: String(orderId) })
    expect((await latestAnswer(staff, memberForm))?.values).toEqual([
      { key: 'order', label: 'Ordine', value: String(orderId) },
    ])
  })
})

test('an address that sends a form again and again is told to wait [forms-25]', async () => {
  const own = await openTestShop()
  await publish(own, { 'forms/contatti.yaml': contactFile })
  const form = await formOf(own.anonymous(), 'contatti')
  for (let time = 0; time < 60; time++) await send(own.anonymous(), form, right)
  await expect(send(own.anonymous(), form, right)).rejects.toMatchObject({
    code: 'error.request.tooMany',
    httpStatus: 429,
  })
  await own.close()
})

test('where the captcha guards forms, an anonymous visitor solves one and a customer does not [forms-26]', async () => {
  const guarded = await openTestShop({ CAPTCHA: 'work', CAPTCHA_PLACES: 'form' })
  await publish(guarded, { 'forms/contatti.yaml': contactFile })
  const form = await formOf(guarded.anonymous(), 'contatti')
  await expect(send(guarded.anonymous(), form, right)).rejects.toEqual(refusal('error.captcha.required'))
  await send(await guarded.shopper(), form, right)
  await guarded.close()
})
