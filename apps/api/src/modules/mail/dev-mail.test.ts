import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createMailer } from './mailer.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-dev-mail-'))
  shop = await openTestShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (url: string) => shop.app.inject({ url })

test('the page of mails is there before the first one', async () => {
  expect((await open('/dev/mail')).body).toContain('None yet.')
})

test('a mail is listed and shown, and nothing in it can run', async () => {
  const mailer = createMailer(shop.shop.config)
  await mailer.send({
    id: 'order-1-confirmation',
    to: { name: 'Anna', address: 'anna@bottega.example' },
    subject: 'Grazie <Anna>',
    text: 'Grazie',
    html: '<h1>Grazie</h1><script>alert(1)</script>',
  })
  mailer.close()
  expect((await open('/dev/mail')).body).toContain(
    '<a href="/dev/mail/order-1-confirmation.eml">Grazie &lt;Anna&gt;</a>',
  )
  const letter = await open('/dev/mail/order-1-confirmation.eml')
  expect(letter.body).toContain('&lt;h1&gt;Grazie&lt;/h1&gt;')
  expect(letter.body).toContain('<iframe sandbox')
  expect(letter.body).not.toContain('<script>')
  expect(letter.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['missing.eml', '..%2f..%2fetc%2fpasswd', 'notes.txt'])('%s is no mail', async (name) => {
  expect((await open(`/dev/mail/${name}`)).statusCode).toBe(404)
})

test('a shop that is no demo has no such page', async () => {
  const real = await openTestShop({ DEMO: 'false' })
  expect((await real.app.inject({ url: '/dev/mail' })).statusCode).toBe(404)
  await real.close()
})
