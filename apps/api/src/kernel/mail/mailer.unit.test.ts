import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import { mailHtml } from './mail-html.ts'
import { createMailer, type MailMessage } from './mailer.ts'

const message: MailMessage = {
  id: 'order-12-confirmation',
  senderName: 'Bottega',
  to: { name: 'Märta Rossi', address: 'maerta@bottega.example' },
  subject: 'Il tuo ordine 12 è confermato',
  text: 'Ciao, 3 × Mele: 6,90 €',
  html: '<p>Ciao, 3 × Mele: 6,90 €</p>',
}

const expectWhole = (mail: Email) => {
  expect(mail).toMatchObject({
    subject: message.subject,
    from: { name: 'Bottega', address: 'spesa@bottega.example' },
    to: [message.to],
    messageId: '<order-12-confirmation@bottega.example>',
  })
  expect(mail.text?.trim()).toBe(message.text)
  expect(mail.html?.trim()).toBe(message.html)
}

describe('through a mail server', () => {
  let server: SMTPServer
  let received: Promise<string>
  let refuses = false
  const port = () => (server.server.address() as AddressInfo).port

  beforeAll(async () => {
    received = new Promise((resolve) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => done(refuses ? new Error('mailbox full') : null),
        onData: (stream, _session, done) => {
          let content = ''
          stream.on('data', (part: Buffer) => (content += part.toString('utf8')))
          stream.on('end', () => {
            resolve(content)
            done()
          })
        },
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  test('a mail arrives as it was written', async () => {
    const mailer = createMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port()}` }))
    await mailer.send(message)
    mailer.close()
    expectWhole(await PostalMime.parse(await received))
  })

  test('a mail the server does not take is a failure, so that it is tried again', async () => {
    refuses = true
    const mailer = createMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port()}` }))
    await expect(mailer.send(message)).rejects.toThrow('mailbox full')
    mailer.close()
  })
})

describe('without a mail server', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bottega-mail-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a mail is one file, however often it is sent', async () => {
    const mailer = createMailer(readConfig({ DATA_DIR: folder }))
    await mailer.send(message)
    await mailer.send(message)
    expect(await readdir(join(folder, 'outbox'))).toEqual(['order-12-confirmation.eml'])
    expectWhole(await PostalMime.parse(await readFile(join(folder, 'outbox', 'order-12-confirmation.eml'))))
  })

  test.each([
    ['the public origin', { PUBLIC_ORIGIN: 'https://spesa.coop.example:8443' }, 'spesa.coop.example'],
    ['the sender', { MAIL_FROM: 'Bottega <spesa@münchen.example>' }, 'xn--mnchen-3ya.example'],
    ['a sender without a name', { MAIL_FROM: 'spesa@coop.example' }, 'coop.example'],
    ['nothing', { MAIL_FROM: 'Bottega' }, 'localhost'],
  ])('the id of a mail ends in the host of %s', async (_from, settings, host) => {
    const mailer = createMailer(readConfig({ DATA_DIR: folder, ...settings }))
    await mailer.send({ ...message, id: host })
    const mail = await PostalMime.parse(await readFile(join(folder, 'outbox', `${host}.eml`)))
    expect(mail.messageId).toBe(`<${host}@${host}>`)
  })

  test('a name with line breaks adds neither a header nor a recipient [mail-1]', async () => {
    const mailer = createMailer(readConfig({ DATA_DIR: folder }))
    const name = 'Rossi\r\nBcc: everybody@elsewhere.example\r\n\r\nCiao'
    const subject = `Ordine\r\nX-Added: yes`
    await mailer.send({ ...message, id: 'broken', to: { ...message.to, name }, subject })
    const mail = await PostalMime.parse(await readFile(join(folder, 'outbox', 'broken.eml')))
    expect(mail.to).toMatchObject([{ address: message.to.address }])
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-added')
    expect(mail.text?.trim()).toBe(message.text)
  })
})

test('what people wrote stands in the HTML of a mail as text [mail-2]', () => {
  const hostile = `<img src=x onerror="alert('1')">`
  const html = mailHtml({
    language: 'it',
    title: hostile,
    greeting: hostile,
    intro: hostile,
    facts: [[hostile, hostile]],
    table: { title: hostile, rows: [[hostile, hostile]], total: [hostile, hostile] },
    notes: [hostile],
    link: [hostile, `https://shop.example/?${hostile}`],
    code: hostile,
  })
  expect(html).not.toMatch(/<img|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
})
