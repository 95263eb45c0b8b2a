import { createServer, type AddressInfo, type Server } from 'node:net'
import { PassThrough } from 'node:stream'
import {
  formAnswer as formAnswerCall,
  formAnswers,
  formAnswersFile,
  formOrders,
  formSubmit,
  formUploadFile,
  formView,
} from '@bottega/contract/forms/calls.ts'
import type { RefusalError } from '@bottega/contract/api.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostAtOnce } from '../../http/multipart.ts'
import { formAnswer, formUpload, formUploadPart } from '../../db/schema/forms.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { publish } from '../../testing/content.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { purgeAnswers } from './answers.service.ts'
import { purgeUploads } from './uploads.service.ts'

const contact = `
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
const members = `
settings: { title: Per i soci, login: true }
fields:
  - { key: order, type: order, label: Ordine, required: true }
  - { key: paper, type: file, label: Documento }
`

let shop: TestShop
let contactForm: FormView
let memberForm: FormView
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  const { errors } = await publish(shop, { 'forms/contatti.yaml': contact, 'forms/soci.yaml': members })
  expect(errors).toEqual([])
  staff = await staffMember(shop)
  contactForm = await formOf(staff, 'contatti')
  memberForm = await formOf(staff, 'soci')
})
afterAll(() => shop.close())

const formOf = async (person: Person, slug: string) => (await person.call(formView, { query: { slug } })).data.form
const right = { name: 'Anna', email: 'anna@bottega.example', privacy: 'true' }
const send = (person: Person, values: object, form = contactForm) =>
  person.call(formSubmit, { body: { form_id: form.formId, values: values as Record<string, string> } })
const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1e6b45' } })
      .png()
      .toBuffer(),
  )
const fileOf = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name)
const upload = (person: Person, file: File, form = contactForm, key = 'paper') =>
  person.call(formSubmit, {
    query: { action: 'form_upload' },
    body: { form_id: form.formId, key },
    files: { 'files[paper]': file },
  })
const tokenOf = async (person: Person, form = contactForm) =>
  (await upload(person, fileOf(await png(), 'carta.png'), form)).data.upload?.token ?? ''
const latest = async (form = contactForm) =>
  (await staff.call(formAnswers, { query: { form_id: form.formId, page_size: 1 } })).data.answers[0]

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
    await expect(send(visitor, { order: '1' }, memberForm)).rejects.toEqual(refusal('error.form.login'))
    await expect(tokenOf(visitor, memberForm)).rejects.toEqual(refusal('error.form.login'))
    expect((await formOf(await shop.shopper(), 'soci')).fields.length).toBe(2)
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
    const { data } = await send(shop.anonymous(), { ...right, subject: 'order', source: 'altro', more: 'x' })
    expect(data).toEqual({ message: 'Ti rispondiamo entro due giorni' })
    const stored = await latest()
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
    const attempt = send(shop.anonymous(), { name: 'x'.repeat(21), email: 'no', privacy: 'false' })
    await expect(attempt).rejects.toMatchObject({
      code: 'error.form.invalid',
      text: 'La form non è stata compilata correttamente',
      response: { errors: [{ values: { fields: 'name, email, privacy' } }] },
    })
    expect(await shop.shop.db.$count(formAnswer)).toBe(before)
  })

  test('with the number of a payment card is refused', async () => {
    await expect(send(shop.anonymous(), { ...right, name: '4111 1111 1111 1111' })).rejects.toEqual(
      refusal('error.request.cardNumber'),
    )
  })

  test('names one of the customer’s own orders, never one of another customer [forms-13]', async () => {
    const [anna, bea] = [await buyerWith(shop), await buyerWith(shop)]
    const { orderId } = await atTheDoor(anna)
    const { orders } = (await anna.call(formOrders)).data
    expect(orders.map((one) => one.orderId)).toEqual([orderId])
    await expect(send(bea, { order: String(orderId) }, memberForm)).rejects.toEqual(refusal('error.form.invalid'))
    await send(anna, { order: String(orderId) }, memberForm)
    expect((await latest(memberForm))?.values).toEqual([{ key: 'order', label: 'Ordine', value: String(orderId) }])
  })
})

describe('a file', () => {
  test('is sent before the form, and belongs to one answer alone [forms-14]', async () => {
    const visitor = shop.anonymous()
    const token = await tokenOf(visitor)
    await send(visitor, { ...right, paper: token })
    expect((await latest())?.files).toMatchObject([{ key: 'paper', name: 'carta.png' }])
    await expect(send(visitor, { ...right, paper: token })).rejects.toEqual(refusal('error.form.invalid'))
  })

  test.each([
    ['whose content is not what its name says', 'carta.pdf', png],
    [
      'of a type the field does not take',
      'carta.webp',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['of no known type', 'carta.png', () => Promise.resolve(new TextEncoder().encode('<script>alert(1)</script>'))],
  ])('%s is refused, and nothing of it stored [forms-15]', async (_what, name, content) => {
    const before = await shop.shop.db.$count(formUpload)
    const attempt = upload(shop.anonymous(), fileOf(new Uint8Array(await content()), name))
    await expect(attempt).rejects.toMatchObject({
      code: 'error.form.fileType',
      text: expect.stringContaining('png, pdf'),
    })
    expect(await shop.shop.db.$count(formUpload)).toBe(before)
  })

  test('of more than 10 MB is refused while it arrives [forms-16]', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(await png())
    await expect(upload(shop.anonymous(), fileOf(large, 'carta.png'))).rejects.toMatchObject({
      code: 'error.request.fileTooLarge',
      httpStatus: 413,
    })
  })

  test('too many in one request, or for one field, are refused [forms-17]', async () => {
    const content = await png()
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`files[paper][${at}]`, fileOf(content, `c${at}.png`)]),
      )
    const attempt = (count: number) =>
      shop.anonymous().call(formSubmit, { body: { form_id: contactForm.formId, values: right }, files: many(count) })
    await expect(attempt(7)).rejects.toEqual(refusal('error.request.tooLarge'))
    await expect(attempt(4)).rejects.toEqual(refusal('error.form.fileCount'))
    await attempt(3)
    expect((await latest())?.files.length).toBe(3)
  })

  test('is downloaded by staff and by who sent it as an attachment under nosniff, and by no other person [forms-18]', async () => {
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    const token = await tokenOf(anna, memberForm)
    await send(anna, { order: String(orderId), paper: token }, memberForm)
    const id = (await latest(memberForm))?.files[0]?.uploadId ?? ''
    const get = (person: Person) =>
      shop.app.inject({
        url: '/ebsn/api/form/upload',
        query: { upload_id: id },
        headers: { 'x-ebsn-account': person.token },
      })
    for (const person of [anna, staff]) {
      const reply = await get(person)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': "attachment; filename*=UTF-8''carta.png",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(new Uint8Array(reply.rawPayload)).toEqual(await png())
    }
    const bea = await shop.shopper()
    const query = (upload_id: string) => ({ query: { upload_id } })
    const foreign = await bea.call(formUploadFile, query(id)).catch((error: unknown) => error)
    const missing = await bea.call(formUploadFile, query('none')).catch((error: unknown) => error)
    expect(foreign).toEqual(missing)
    expect(foreign).toMatchObject({ code: 'error.form.uploadNotFound', httpStatus: 422 })
    const { content, name } = (await anna.call(formUploadFile, query(id))).data
    expect([name, (content as Blob).size]).toEqual(['carta.png', (await png()).length])
  })
})

describe('staff', () => {
  test('get the answers of a form as a table no spreadsheet runs [forms-19]', async () => {
    await send(shop.anonymous(), { ...right, name: '=1+1' })
    await send(shop.anonymous(), { ...right, name: 'Rossi, "Anna"' })
    const { data } = await staff.call(formAnswersFile, { query: { form_id: contactForm.formId } })
    // A blob's text leaves out the mark of its encoding.
    const [head, first, second] = (await (data.content as Blob).text()).split('\r\n')
    expect(data.name).toBe(`form-${contactForm.formId}.csv`)
    expect(head).toMatch(/id,date,customer,/)
    expect(first).toContain('"Rossi, ""Anna"""')
    expect(second).toContain(",'=1+1,")
  })

  test('alone see answers [forms-20]', async () => {
    const anna = await shop.shopper()
    const query = { form_id: contactForm.formId }
    await expect(anna.call(formAnswers, { query })).rejects.toEqual(refusal('error.request.notFound'))
    await expect(anna.call(formAnswersFile, { query })).rejects.toEqual(refusal('error.request.notFound'))
    const { forms, page } = (await staff.call(formAnswers)).data
    expect(forms).toContainEqual({ formId: contactForm.formId, title: 'Scrivici', answers: expect.any(Number) })
    expect(page.totItems).toBe(forms.reduce((sum, { answers }) => sum + answers, 0))
  })

  test('find answers by their days and read one whole, as editors do and customers do not [forms-60]', async () => {
    const editor = await staffMember(shop, 'editor')
    const { now } = shop.clock
    shop.clock.now = new Date('2026-03-10T22:59:00Z')
    await send(shop.anonymous(), { ...right, name: 'Ultima del 10' })
    shop.clock.now = new Date('2026-03-10T23:00:00Z')
    await send(shop.anonymous(), { ...right, name: 'Prima dell’11' })
    shop.clock.now = now
    const between = async (from: string, until: string) => {
      const { answers } = (await editor.call(formAnswers, { query: { from, until } })).data
      return answers.map(({ values }) => values[0]?.value)
    }
    expect(await between('2026-03-10', '2026-03-10')).toEqual(['Ultima del 10'])
    expect(await between('2026-03-11', '2026-03-31')).toEqual(['Prima dell’11'])
    expect(await between('2026-03-10', '2026-03-11')).toEqual(['Prima dell’11', 'Ultima del 10'])
    const days = { from: '2026-03-11', until: '2026-03-11' }
    const { data } = await editor.call(formAnswersFile, { query: { form_id: contactForm.formId, ...days } })
    expect((await (data.content as Blob).text()).split('\r\n')).toHaveLength(3)
    const empty = { form_id: contactForm.formId, from: '2026-03-12', until: '2026-03-12' }
    const { data: without } = await editor.call(formAnswersFile, { query: empty })
    expect(await (without.content as Blob).text()).toMatch(/^\uFEFF?id,date,customer\s*$/)
    const never = editor.call(formAnswersFile, { query: { ...empty, form_id: 2_000_000_000 } })
    await expect(never).rejects.toEqual(refusal('error.form.notFound'))

    const answer = (await editor.call(formAnswers, { query: days })).data.answers[0]
    const query = { answer_id: answer?.answerId ?? 0 }
    expect((await editor.call(formAnswerCall, { query })).data.answer).toEqual(answer)
    const missing = editor.call(formAnswerCall, { query: { answer_id: 2_000_000_000 } })
    await expect(missing).rejects.toEqual(refusal('error.form.answerNotFound'))
    const anna = await shop.shopper()
    await expect(anna.call(formAnswerCall, { query })).rejects.toEqual(refusal('error.request.notFound'))
  })
})

describe('a page without scripts', () => {
  const navigation = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'same-origin',
    referer: 'http://localhost/page/x?a=1',
  }
  const picture = async () => fileOf(await png(), 'foto.png')
  const post = async (values: Record<string, string>, headers: Record<string, string>, file = picture()) => {
    const data = new FormData()
    data.append('form_id', String(contactForm.formId))
    for (const [key, value] of Object.entries(values)) data.append(`values[${key}]`, value)
    data.append('files[paper]', await file)
    const form = new Response(data)
    return shop.app.inject({
      method: 'POST',
      url: '/p/wp-admin/admin-ajax.php',
      headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    })
  }
  test('sends form and files in one, and is shown the outcome [forms-21]', async () => {
    const sent = await post(right, navigation)
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toBe(`/page/x?a=1&form=${contactForm.formId}&sent=true`)
    expect((await latest())?.files).toMatchObject([{ name: 'foto.png' }])
    const refused = await post({ name: '' }, navigation)
    // Sent on with its body: the form's own page shows what was typed.
    expect(refused.statusCode).toBe(307)
    const { formId } = contactForm
    expect(refused.headers.location).toBe(`/form/${formId}?form=${formId}&refused=error.form.invalid`)
  })

  test('is sent on with what was typed where a file is too large [forms-37]', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    const refused = await post(right, navigation, Promise.resolve(fileOf(large, 'foto.png')))
    const { formId } = contactForm
    expect(refused.statusCode).toBe(307)
    expect(refused.headers.location).toBe(`/form/${formId}?form=${formId}&refused=error.request.fileTooLarge`)
  })

  test('is sent on with what was typed, and with when to send it again, while too many files are read [forms-47]', async () => {
    const others = Array.from({ length: mostAtOnce }, unfinished)
    // Each is read as soon as its first part is there.
    const scripted = () => upload(shop.anonymous(), fileOf(new Uint8Array(1), 'foto.png'))
    await expect.poll(() => scripted().catch(({ code }: RefusalError) => code)).toBe('error.request.tooMany')
    const refused = await post(right, navigation)
    const { formId } = contactForm
    expect(refused.statusCode).toBe(307)
    expect(refused.headers.location).toBe(`/form/${formId}?form=${formId}&refused=error.request.tooMany&seconds=10`)
    for (const { body } of others) body.end('\r\n--x--\r\n')
    await Promise.all(others.map(({ reply }) => reply))
  })

  test('of another site cannot send it, and no redirect leads away [forms-22]', async () => {
    const before = await shop.shop.db.$count(formAnswer)
    for (const site of ['cross-site', 'same-site', 'none']) {
      const reply = await post(right, { ...navigation, 'sec-fetch-site': site })
      expect([reply.statusCode, reply.json().response.errors[0].code]).toEqual([403, 'error.request.crossSite'])
    }
    expect((await post(right, {})).statusCode).toBe(403)
    expect(await shop.shop.db.$count(formAnswer)).toBe(before)
    const away = await post(right, { ...navigation, referer: 'https://evil.example//evil.example/x' })
    expect(away.headers.location).toMatch(/^\/evil\.example\/x\?/)
  })
})

/** A request whose file has begun and does not end. */
function unfinished() {
  const body = new PassThrough()
  body.write('--x\r\ncontent-disposition: form-data; name="files[paper]"; filename="foto.png"\r\n\r\n')
  const reply = shop.app.inject({
    method: 'POST',
    url: '/p/wp-admin/admin-ajax.php',
    headers: { 'x-ebsn-client': 'site', 'content-type': 'multipart/form-data; boundary=x' },
    payload: body,
  })
  return { body, reply }
}

test('other calls take no multipart bodies', async () => {
  const form = new Response(new FormData())
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ebsn/api/auth/login',
    headers: { 'x-ebsn-client': 'site', 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(415)
})

test('answers go after their time, and files that no form was sent with after a day [forms-23]', async () => {
  const { db } = shop.shop
  const now = shop.clock.now
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000 + 1)
  const visitor = shop.anonymous()
  await send(visitor, { ...right, paper: await tokenOf(visitor) })
  const id = (await latest())?.files[0]?.uploadId ?? ''
  await tokenOf(visitor)
  await purgeUploads(db, later(1))
  expect(await db.select().from(formUpload).where(eq(formUpload.id, id))).toHaveLength(1)
  await purgeAnswers(db, later(365))
  expect([await db.$count(formAnswer), await db.$count(formUploadPart)]).toEqual([0, 0])
})

describe('with a scanner', () => {
  /** Speaks the INSTREAM command: what holds the word "virus" is infected. */
  const clamd = (answerTo: (content: Buffer) => string): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        let received = Buffer.alloc(0)
        socket.on('data', (chunk: Buffer) => {
          received = Buffer.concat([received, chunk])
          const content = contentOf(received)
          if (content !== undefined) socket.end(`stream: ${answerTo(content)}\0`)
        })
      })
      server.listen(0, '127.0.0.1', () => resolve(server))
    })

  /** Undefined until the empty chunk at the end has come. */
  function contentOf(received: Buffer): Buffer | undefined {
    const chunks: Buffer[] = []
    let at = 'zINSTREAM\0'.length
    while (at + 4 <= received.length) {
      const length = received.readUInt32BE(at)
      if (length === 0) return Buffer.concat(chunks)
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return undefined
  }

  test('an infected file is refused, and any file while the scanner does not answer [forms-24]', async () => {
    const server = await clamd((content) => (content.includes('virus') ? 'Eicar FOUND' : 'OK'))
    const { port } = server.address() as AddressInfo
    const guarded = await openTestShop({ CLAMD_URL: `tcp://127.0.0.1:${port}` })
    await publish(guarded, { 'forms/contatti.yaml': contact })
    const visitor = guarded.anonymous()
    const form = await formOf(visitor, 'contatti')
    const infected = new Uint8Array([...(await png()), ...new TextEncoder().encode('virus')])
    await expect(upload(visitor, fileOf(infected, 'a.png'), form)).rejects.toEqual(refusal('error.form.fileUnsafe'))
    expect(await tokenOf(visitor, form)).not.toBe('')
    await new Promise((resolve) => server.close(resolve))
    await expect(tokenOf(visitor, form)).rejects.toEqual(refusal('error.form.scannerAway'))
    await guarded.close()
  })
})

test('an address that sends a form again and again is told to wait [forms-25]', async () => {
  const own = await openTestShop()
  await publish(own, { 'forms/contatti.yaml': contact })
  const form = await formOf(own.anonymous(), 'contatti')
  for (let time = 0; time < 60; time++) await send(own.anonymous(), right, form)
  await expect(send(own.anonymous(), right, form)).rejects.toMatchObject({
    code: 'error.request.tooMany',
    httpStatus: 429,
  })
  await own.close()
})

test('where the captcha guards forms, an anonymous visitor solves one and a customer does not [forms-26]', async () => {
  const guarded = await openTestShop({ CAPTCHA: 'work', CAPTCHA_PLACES: 'form' })
  await publish(guarded, { 'forms/contatti.yaml': contact })
  const form = await formOf(guarded.anonymous(), 'contatti')
  await expect(send(guarded.anonymous(), right, form)).rejects.toEqual(refusal('error.captcha.required'))
  await send(await guarded.shopper(), right, form)
  await guarded.close()
})
