import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { shopIdentity } from '@bottega/contract/identity/calls.ts'
import { ccnoDisclaimers } from '@bottega/contract/registration/calls.ts'
import { languages } from '@bottega/rules/text/language.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seller } from '../stores/stores.tables.ts'
import { outboxHandlers, signedMail } from '../../modules.ts'
import { previewMails } from '../../staff/mail-previews/preview-mails.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { writeIdentity } from './identity.queries.ts'
import { signedByShop } from './signed-by-shop.ts'

const own: ShopIdentity = {
  name: 'Spesa & Valle',
  signature: { it: 'Un saluto da {shop}' },
  email: 'aiuto@valle.example',
  social: [{ network: 'instagram', url: 'https://www.instagram.com/valle' }],
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.transaction((tx) => writeIdentity(tx, own))
  // An order reads the terms, and with them who the shop is; a running shop looks again a while later.
  await orderAtTheDoor(shop)
})
afterAll(() => shop.close())

test('every mail of a shop names it as its files do, in subject, text and HTML [identity-1]', async () => {
  const mails = await previewMails(shop.shop, outboxHandlers, signedMail)
  const texts = mails.flatMap(({ name, message: { subject, text, html } }) =>
    [subject, text, html].map((one) => `${name}: ${one.replaceAll(/\S+@\S+|https?:\S+/g, '')}`),
  )
  // A cooperative and a place of its own have names of their own.
  expect(texts.filter((text) => /\bBottega\b(?! Uno| Milano Larga)|\{shop\}|\{signature/.test(text))).toEqual([])
  for (const { language, message } of mails.filter(({ name }) => name === 'mail.welcome')) {
    expect(message.senderName).toBe('Spesa & Valle')
    expect(message.subject).toContain('Spesa & Valle')
    expect(message.html).toContain('Spesa &amp; Valle')
    expect(languages).toContain(language)
    expect(message.text.trim().split('\n').at(-1)).toBe('Un saluto da Spesa & Valle')
  }
})

test('a text of a customer that looks like a place to fill stays harmless [identity-2]', async () => {
  const identity = () => Promise.resolve({ identity: { ...own, name: '<b>$&</b>' }, sellers: [] })
  const message = {
    id: 'x',
    to: { name: '', address: 'a@b.example' },
    subject: '{shop}',
    text: '{shop}',
    html: '{shop}',
  }
  expect(await signedByShop({ identity }, message)).toMatchObject({
    subject: '<b>$&</b>',
    html: '&lt;b&gt;$&amp;&lt;/b&gt;',
  })
})

test('consents name the shop that asks for them [identity-3]', async () => {
  const { data } = await shop.anonymous().call(ccnoDisclaimers)
  const contents = data.disclaimers.map(({ disclaimerContent }) => disclaimerContent)
  expect(contents.filter((one) => one.startsWith('Spesa & Valle può'))).toHaveLength(2)
  expect(contents.join(' ')).not.toContain('{shop}')
})

test('whoever buys can read who sells: company, seat, numbers, and where to complain [identity-4]', async () => {
  await shop.shop.db
    .insert(seller)
    .values({
      cooperativeId: 1,
      facts: {
        name: 'Valle società cooperativa',
        vatNumber: '01234567897',
        registerOffice: 'TN',
        registerNumber: '123456',
        pec: 'valle@pec.example',
        shareCapital: '€ 50.000 i.v.',
        complaints: 'reclami@valle.example',
        adr: { name: 'Camera arbitrale', url: 'https://adr.example' },
        street: 'Via Lunga',
        streetNumber: '2',
        postalCode: '38122',
        city: 'Trento',
        province: 'TN',
      },
    })
    .onConflictDoNothing()
  const read = async () => (await shop.anonymous().call(shopIdentity)).data
  await expect
    .poll(async () => (await read()).sellers.find(({ cooperativeId }) => cooperativeId === 1), {
      timeout: atThisSpeed(10_000),
    })
    .toMatchObject({
      company: 'Valle società cooperativa',
      address: 'Via Lunga 2, 38122 Trento TN',
      vatNumber: '01234567897',
      register: 'TN-123456',
      pec: 'valle@pec.example',
      complaints: 'reclami@valle.example',
      adr: { name: 'Camera arbitrale', url: 'https://adr.example' },
    })
  expect(await read()).toMatchObject({ name: 'Spesa & Valle', email: 'aiuto@valle.example' })
})
