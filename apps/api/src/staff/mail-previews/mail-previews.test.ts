import { languages } from '@bottega/rules/text/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { outboxHandlers, signedMail } from '../../modules.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Mailer } from '../../kernel/mail/mailer.ts'
import { type MailPreview, previewedKinds, previewMails } from './preview-mails.ts'

let shop: TestShop
let previews: MailPreview[]
const counted = async () => [await shop.shop.db.$count(appUser), await shop.shop.db.$count(outbox)]
let before: number[]

beforeAll(async () => {
  shop = await openTestShop()
  await orderAtTheDoor(shop)
  before = await counted()
  previews = await previewMails(shop.shop, outboxHandlers, signedMail)
})
afterAll(() => shop.close())

/** The office reads Italian, whatever language a form was answered in. */
const forTheOffice = (name: string) => name === 'mail.formAnswer'

describe('the preview of the mails', () => {
  test('has every mail the shop can send, in every language [aftersales-34]', () => {
    const silent: Mailer = { send: () => Promise.resolve(), close: () => undefined }
    const sent = Object.keys(outboxHandlers(shop.shop, silent)).filter((kind) => kind.startsWith('mail.'))
    expect(previewedKinds).toEqual(expect.arrayContaining(sent))
    for (const language of languages) {
      const names = previews.filter((one) => one.language === language).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(previewedKinds))
      expect(new Set(names).size).toBe(names.length)
    }
    expect(new Set(previews.map(({ name }) => name)).size * languages.length).toBe(previews.length)
  })

  test('shows each with subject, HTML in its language and a text part, nothing left to fill in [aftersales-35]', () => {
    for (const { name, language, message } of previews) {
      const { subject, text, html } = message
      expect(`${subject}${text}${html.replaceAll(/style="[^"]*"/g, '')}`, name).not.toMatch(
        /\{\w+\}|\b(undefined|NaN|null)\b/,
      )
      expect(subject.length, name).toBeGreaterThan(5)
      expect(text.length, name).toBeGreaterThan(60)
      expect(text, name).not.toContain('<')
      expect(html, name).toContain(`<html lang="${forTheOffice(name) ? 'it' : language}">`)
    }
  })

  test('differs from language to language [aftersales-36]', () => {
    for (const [name, mails] of Map.groupBy(previews, (one) => one.name))
      if (!forTheOffice(name)) expect(new Set(mails.map(({ message }) => message.text)).size, name).toBe(3)
  })

  test('leaves nothing behind [aftersales-37]', async () => {
    expect(await counted()).toEqual(before)
  })

  test('is a page of the demo that opens each of them', async () => {
    const list = await shop.app.inject({ url: '/dev/mail/templates' })
    expect(list.body).toContain('href="/dev/mail/templates/de/mail.welcome"')
    const one = await shop.app.inject({ url: '/dev/mail/templates/de/mail.welcome' })
    expect(one.body).toContain('<iframe sandbox')
    expect(one.body).toContain('<pre>')
    expect((await shop.app.inject({ url: '/dev/mail/templates/fr/mail.welcome' })).statusCode).toBe(404)
  })
})
