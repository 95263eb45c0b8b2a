import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mostAtOnce } from '../../kernel/http/multipart.ts'
import { formAnswer } from './answers.tables.ts'
import { fileOf, latestAnswer, openFormShop, png, right, upload } from '../../testing/forms.ts'
import { refusal } from '../../testing/refusal.ts'
import type { Person, TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let staff: Person
let contactForm: FormView
beforeAll(async () => {
  ;({ shop, staff, contactForm } = await openFormShop())
})
afterAll(() => shop.close())

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
    expect((await latestAnswer(staff, contactForm))?.files).toMatchObject([{ name: 'foto.png' }])
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
    // One more than are read at once: its refusal shows that all the others are being read.
    const others = Array.from({ length: mostAtOnce + 1 }, unfinished)
    const first = await Promise.race(others.map(({ reply }) => reply))
    expect(first.json().response.errors[0].code).toBe('error.request.tooMany')
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

describe('a folder for files that is missing', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('refuses every upload in the same words, and takes no place from those that come once it is back [forms-160]', async () => {
    const file = fileOf(await png(), 'carta.png')
    vi.stubEnv('TMPDIR', join(tmpdir(), 'bottega-no-such-folder'))
    for (let sent = 0; sent <= mostAtOnce; sent += 1)
      await expect(upload(shop.anonymous(), contactForm, file)).rejects.toEqual(refusal('error.service.unavailable'))
    vi.unstubAllEnvs()
    expect((await upload(shop.anonymous(), contactForm, file)).data.upload?.token).toMatch(/./)
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
