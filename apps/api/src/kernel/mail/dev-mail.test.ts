import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createMailer, mailFolder } from './mailer.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-dev-mail-'))
  shop = await openTestShop({ DATA_DIR: folder })
})
beforeEach(() => rm(mailFolder(shop.shop.config), { recursive: true, force: true }))
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

test('of many mails the newest hundred are read', async () => {
  const mails = mailFolder(shop.shop.config)
  await mkdir(mails)
  const newest = Date.parse('2026-11-16T08:00:00Z')
  const written = Array.from({ length: 103 }, (_one, age) => ({ name: `letter-${age}.eml`, age }))
  for (const { name, age } of written) {
    const path = join(mails, name)
    await writeFile(path, `Subject: Letter ${age}\r\n\r\nText`)
    const at = new Date(newest - age * 60_000)
    await utimes(path, at, at)
  }
  const { body } = await open('/dev/mail')
  const listed = written.filter(({ name }) => body.includes(`/dev/mail/${name}"`)).map(({ age }) => age)
  expect(listed).toEqual(Array.from({ length: 100 }, (_one, age) => age))
})

test.each(['missing.eml', '..%2f..%2fetc%2fpasswd', 'notes.txt'])('%s is no mail', async (name) => {
  expect((await open(`/dev/mail/${name}`)).statusCode).toBe(404)
})

test('a shop that is no demo has no such page', async () => {
  const real = await openTestShop({ DEMO: 'false' })
  expect((await real.app.inject({ url: '/dev/mail' })).statusCode).toBe(404)
  await real.close()
})
