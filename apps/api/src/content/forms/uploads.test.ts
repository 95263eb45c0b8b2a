import { type AddressInfo, createServer, type Server } from 'node:net'
import { formSubmit, formUploadFile } from '@bottega/contract/forms/calls.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formAnswer } from './answers.tables.ts'
import { formUpload, formUploadPart } from './uploads.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { publish } from '../../testing/content.ts'
import {
  contactFile,
  fileOf,
  formOf,
  latestAnswer,
  openFormShop,
  png,
  right,
  send,
  tokenOf,
  upload,
} from '../../testing/forms.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { purgeAnswers } from './answers.service.ts'
import { purgeUploads } from './uploads.service.ts'

let shop: TestShop
let staff: Person
let contactForm: FormView
let memberForm: FormView
beforeAll(async () => {
  ;({ shop, staff, contactForm, memberForm } = await openFormShop())
})
afterAll(() => shop.close())

describe('a file', () => {
  test('is sent before the form, and belongs to one answer alone [forms-14]', async () => {
    const visitor = shop.anonymous()
    const token = await tokenOf(visitor, contactForm)
    await send(visitor, contactForm, { ...right, paper: token })
    expect((await latestAnswer(staff, contactForm))?.files).toMatchObject([{ key: 'paper', name: 'carta.png' }])
    await expect(send(visitor, contactForm, { ...right, paper: token })).rejects.toEqual(refusal('error.form.invalid'))
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
    const attempt = upload(shop.anonymous(), contactForm, fileOf(new Uint8Array(await content()), name))
    await expect(attempt).rejects.toMatchObject({
      code: 'error.form.fileType',
      text: expect.stringContaining('png, pdf'),
    })
    expect(await shop.shop.db.$count(formUpload)).toBe(before)
  })

  test('of more than 10 MB is refused while it arrives [forms-16]', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(await png())
    await expect(upload(shop.anonymous(), contactForm, fileOf(large, 'carta.png'))).rejects.toMatchObject({
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
    expect((await latestAnswer(staff, contactForm))?.files.length).toBe(3)
  })

  test('is downloaded by staff and by who sent it as an attachment under nosniff, and by no other person [forms-18]', async () => {
    const anna = await buyerWith(shop)
    const { orderId } = await atTheDoor(anna)
    const token = await tokenOf(anna, memberForm)
    await send(anna, memberForm, { order: String(orderId), paper: token })
    const id = (await latestAnswer(staff, memberForm))?.files[0]?.uploadId ?? ''
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
  await send(visitor, contactForm, { ...right, paper: await tokenOf(visitor, contactForm) })
  const id = (await latestAnswer(staff, contactForm))?.files[0]?.uploadId ?? ''
  await tokenOf(visitor, contactForm)
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
    await publish(guarded, { 'forms/contatti.yaml': contactFile })
    const visitor = guarded.anonymous()
    const form = await formOf(visitor, 'contatti')
    const infected = new Uint8Array([...(await png()), ...new TextEncoder().encode('virus')])
    await expect(upload(visitor, form, fileOf(infected, 'a.png'))).rejects.toEqual(refusal('error.form.fileUnsafe'))
    expect(await tokenOf(visitor, form)).not.toBe('')
    await new Promise((resolve) => server.close(resolve))
    await expect(tokenOf(visitor, form)).rejects.toEqual(refusal('error.form.scannerAway'))
    await guarded.close()
  })
})
