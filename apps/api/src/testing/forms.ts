import { formAnswers, formSubmit, formView } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import sharp from 'sharp'
import { expect } from 'vitest'
import { publish } from './content.ts'
import { staffMember } from './staff.ts'
import { openTestShop, type Person, type TestShop } from './test-shop.ts'

export const contactFile = `
settings: { title: { it: Scrivici, de: Schreib uns, en: Write to us } }
actions: { success_message: { it: "Ti rispondiamo entro due giorni", de: "Wir antworten in zwei Tagen" }, mail_to: ufficio@bottega.example }
fields:
  - { key: name, type: text, label: { it: Nome, de: Name }, required: true, input_limit: 20 }
  - { key: email, type: email, label: E-mail, required: true }
  - { key: subject, type: select, label: Argomento, options: [{ value: order, label: Un ordine }, { value: shop, label: Un negozio }] }
  - { key: source, type: hidden, value: sito }
  - { key: paper, type: file, label: Allegato, upload_types: [png, pdf] }
  - { key: privacy, type: consent, label: Ho letto, required: true }
`
const membersFile = `
settings: { title: Per i soci, login: true }
fields:
  - { key: order, type: order, label: Ordine, required: true }
  - { key: paper, type: file, label: Documento }
`

export interface FormShop {
  readonly shop: TestShop
  readonly staff: Person
  /** For everybody, with one optional file. */
  readonly contactForm: FormView
  /** For customers alone, about one of their orders. */
  readonly memberForm: FormView
}

/** A shop with two forms. The caller closes it. */
export async function openFormShop(): Promise<FormShop> {
  const shop = await openTestShop()
  const { errors } = await publish(shop, { 'forms/contatti.yaml': contactFile, 'forms/soci.yaml': membersFile })
  expect(errors).toEqual([])
  const staff = await staffMember(shop)
  return { shop, staff, contactForm: await formOf(staff, 'contatti'), memberForm: await formOf(staff, 'soci') }
}

export const formOf = async (person: Person, slug: string): Promise<FormView> =>
  (await person.call(formView, { query: { slug } })).data.form

/** Values the contact form takes. */
export const right = { name: 'Anna', email: 'anna@bottega.example', privacy: 'true' }

export const send = (person: Person, form: FormView, values: object) =>
  person.call(formSubmit, { body: { form_id: form.formId, values: values as Record<string, string> } })

export const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1e6b45' } })
      .png()
      .toBuffer(),
  )

export const fileOf = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name)

export const upload = (person: Person, form: FormView, file: File) =>
  person.call(formSubmit, {
    query: { action: 'form_upload' },
    body: { form_id: form.formId, key: 'paper' },
    files: { 'files[paper]': file },
  })

/** Sends a picture before the form and returns the token by which it is known when the form follows. */
export const tokenOf = async (person: Person, form: FormView) =>
  (await upload(person, form, fileOf(await png(), 'carta.png'))).data.upload?.token ?? ''

export const latestAnswer = async (staff: Person, form: FormView) =>
  (await staff.call(formAnswers, { query: { form_id: form.formId, page_size: 1 } })).data.answers[0]
