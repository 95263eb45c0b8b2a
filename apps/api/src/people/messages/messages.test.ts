import { messagesList, messagesUnsubscribe, messagesView } from '@bottega/contract/messages/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personInfo } from '../registration/consents.tables.ts'
import { mailHooks, outboxHandlers } from '../../modules.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { type MailServer, startMailServer } from '../../testing/servers/mail-server.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { createMailer, type Mailer } from '../../kernel/mail/mailer.ts'
import { shopMailer } from '../../kernel/mail/shop-mailer.ts'
import { deliverDue } from '../../testing/deliver-due.ts'
import { unsubscribeToken } from './unsubscribe.service.ts'

let shop: TestShop
let server: MailServer
let mailer: Mailer

beforeAll(async () => {
  server = await startMailServer()
  shop = await openTestShop({ SMTP_URL: server.url })
  mailer = shopMailer(createMailer(shop.shop.config), mailHooks(shop.shop))
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(async () => {
  mailer.close()
  await shop.close()
  await server.close()
})

const list = (person: Person) => person.call(messagesList).then(({ data }) => data.messages)
const letter = { to: { name: 'Anna', address: 'anna@bottega.example' }, text: 'Ciao', html: '<body><p>Ciao</p></body>' }

describe('the message archive', () => {
  test('lists the mails about one’s orders once they have left by SMTP, with both parts [aftersales-16]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))
    const sent = server.received.find(({ messageId }) => messageId?.startsWith(`<order-${orderId}-confirmation@`))
    expect(sent?.html).toContain('Barbera')
    const [message] = await list(buyer)
    expect(message).toMatchObject({ subject: sent?.subject, date: shop.clock.now.toISOString() })
    const open = (person: Person) => person.call(messagesView, { query: { message_id: message?.messageId ?? 0 } })
    expect((await open(buyer)).data.message.text.trim()).toBe(sent?.text?.trim())
    await expect(open(await shop.shopper())).rejects.toMatchObject({ code: 'error.message.notFound' })
  })

  test('has a mail once that is sent twice, and none that carries a secret [aftersales-17]', async () => {
    const anna = await shop.shopper()
    const order = { ...letter, id: `order-${anna.userId}-x`, subject: 'Ordine', archiveFor: anna.userId }
    await mailer.send(order)
    await mailer.send(order)
    await mailer.send({ ...letter, id: `pin-${anna.userId}`, subject: 'Il tuo codice' })
    expect((await list(anna)).map(({ subject }) => subject)).toEqual(['Ordine'])
  })

  test('stores messages for 24 months [aftersales-18]', async () => {
    const anna = await shop.shopper()
    await mailer.send({ ...letter, id: `old-${anna.userId}`, subject: 'Ordine', archiveFor: anna.userId })
    const leftOn = async (day: string) => {
      shop.clock.now = new Date(`${day}T00:00:00Z`)
      await runJob(shop, 'purge-messages')
      shop.clock.now = testNow
      return list(anna)
    }
    expect(await leftOn('2028-11-15')).toHaveLength(1)
    expect(await leftOn('2028-11-17')).toEqual([])
  })
})

describe('marketing', () => {
  const lastAnswer = async (userId: number) => {
    const rows = await shop.shop.db.select().from(personInfo).where(eq(personInfo.userId, userId))
    return rows.toSorted((one, other) => one.id - other.id).map(({ value }) => value)
  }
  const agreed = async () => {
    const anna = await shop.shopper()
    await shop.shop.db
      .insert(personInfo)
      .values({ userId: anna.userId, personInfoTypeId: 3, value: '1', textVersion: '2026-11' })
    return anna
  }

  test('carries one-click unsubscribing, which needs no login and works once [aftersales-19]', async () => {
    const anna = await agreed()
    const id = `offers-${anna.userId}`
    await mailer.send({ ...letter, id, subject: 'Offerte', marketingTo: anna.userId })
    const mail = server.received.find(({ messageId }) => messageId?.startsWith(`<${id}@`))
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL((header('list-unsubscribe') ?? '').slice(1, -1))
    const press = (url: string) =>
      shop.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press(pathname + search)).statusCode).toBe(204)
    expect((await press(pathname + search)).statusCode).toBe(204)
    expect(await lastAnswer(anna.userId)).toEqual(['1', '0'])
    const asked = await shop.app.inject({ url: pathname + search })
    expect(asked.headers.location).toMatch(/^\/unsubscribe#/)
    expect(mail?.text).toContain('/unsubscribe#')
  })

  test('ends for the customer the link was signed for, and by no other link [aftersales-20]', async () => {
    const anna = await agreed()
    const token = await unsubscribeToken(shop.shop.db, anna.userId)
    const forged = token.replace(/^\d+/, String(anna.userId + 1))
    const press = (text: string) => shop.anonymous().call(messagesUnsubscribe, { body: { token: text } })
    for (const wrong of [forged, `${anna.userId}.x`, 'x'])
      await expect(press(wrong)).rejects.toMatchObject({ code: 'error.message.linkInvalid' })
    expect(await lastAnswer(anna.userId)).toEqual(['1'])
    await press(token)
    expect(await lastAnswer(anna.userId)).toEqual(['1', '0'])
  })
})
