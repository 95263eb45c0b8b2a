import { authLogin } from '@bottega/contract/auth/calls.ts'
import { addressesUpdate } from '@bottega/contract/delivery/calls.ts'
import { vouchersAddCode } from '@bottega/contract/vouchers/calls.ts'
import { cartUpdateCartInfo, cartUpdateInfos, cartView } from '@bottega/contract/cart/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../accounts/accounts.tables.ts'
import { hashPassword } from '../../sessions/credentials.ts'
import { outboxHandlers } from '../../../modules.ts'
import { deliverDue } from '../../../testing/deliver-due.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
const lines: string[] = []
const log = () => lines.join('')

beforeAll(async () => {
  shop = await openTestShop({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => shop.close())

const secrets = {
  password: 'carciofo-spinoso-99',
  wrongPassword: 'melanzana-amara-11',
  pin: '739104',
  captcha: 'work-for-the-captcha-5512',
  card: '4111 1111 1111 1111',
  voucher: 'REGALO-SEGRETO-77',
  street: 'Vicolo della Discrezione',
  doorbell: 'Zanzotto-Nascosti',
  note: 'chiavi sotto il vaso',
  email: 'riservata@bottega.example',
  code: 'enter-code-8134',
  webhook: 'body-of-a-notice-4410',
}

const address = {
  addressType: 'home',
  deliveryServiceId: 2,
  addressName: 'Casa',
  address1: secrets.street,
  addressNumber: '8',
  city: 'Milano',
  province: 'MI',
  postalcode: '20122',
  doorbell: secrets.doorbell,
  notes: secrets.note,
} as const

const refused = (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({ code: expect.stringMatching(/^error/) })

// One session with all the personal data a shop receives, and everything that can go wrong with it. (Safety, 21)
test('nothing of what people entrust to the shop is in its log [http-33]', async () => {
  const passwordHash = await hashPassword(secrets.password)
  const person = { login: 'riservata', email: secrets.email, firstName: 'Rita', lastName: 'Serva', passwordHash }
  await shop.shop.db.insert(appUser).values(person)
  const visitor = shop.anonymous()
  await refused(visitor.call(authLogin, { body: { login: secrets.email, password: secrets.wrongPassword } }))
  const { data } = await visitor.call(authLogin, {
    body: { login: secrets.email, password: secrets.password, mfa_pin: secrets.pin, remember_me: true },
    query: { token_recaptcha: secrets.captcha },
  })
  const rita = shop.as(data.token, data.user.userId)
  await rita.call(addressesUpdate, { body: address })
  await rita.call(vouchersAddCode, { body: { code: secrets.voucher } })
  await refused(rita.call(cartUpdateCartInfo, { body: { property: 'order_note', value: secrets.card } }))
  await rita.call(cartUpdateCartInfo, { body: { property: 'order_note', value: secrets.note } })
  await shop.app.inject(`/ebsn/api/no/such/call?code=${secrets.code}`)
  await shop.app.inject({ method: 'POST', url: '/payment/webhook/sandbox', payload: secrets.webhook })

  const buyer = await buyerWith(shop)
  const { cartItems } = (await buyer.call(cartView)).data
  const noting = (line_note: string) => ({ items: [{ itemId: cartItems?.[0]?.itemId ?? 0, infos: { line_note } }] })
  await refused(buyer.call(cartUpdateInfos, { body: noting(secrets.card) }))
  await refused(buyer.call(cartUpdateInfos, { body: noting(secrets.note.repeat(80)) }))
  await buyer.call(cartUpdateInfos, { body: noting(secrets.note) })
  await atTheDoor(buyer)
  // The database says no to a whole row, and quotes it.
  await shop.shop.db.execute(sql`alter table address add constraint no_more_addresses check (false) not valid`)
  await refused(rita.call(addressesUpdate, { body: { ...address, saveAnyway: true } }))

  // The mail server says who it does not want.
  const mailer = {
    send: () => Promise.reject(new Error(`550 no such mailbox <${secrets.email}>`)),
    close: () => undefined,
  }
  await deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))

  for (const [what, secret] of Object.entries({ ...secrets, token: data.token, passwordHash }))
    expect(log(), what).not.toContain(secret)
  // However it is spelled; four digits alone turn up in the ids of requests now and then.
  expect(log()).not.toMatch(/4111\D?1111/)
})

test('and yet the log says what happened, and what to mend', () => {
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual(expect.objectContaining({ call: 'authLogin', status: 200, msg: 'answered' }))
  expect(entries).toContainEqual(expect.objectContaining({ code: 'error.login.wrong', msg: 'refused' }))
  const broken = entries.find(({ msg }) => msg === 'error.general')
  expect(broken).toMatchObject({
    err: {
      message: expect.stringMatching(/^Failed query: insert into "address"/),
      cause: { code: '23514', table: 'address', constraint: 'no_more_addresses' },
    },
  })
  expect(JSON.stringify(broken)).toContain('addresses.repository.ts')
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'not delivered', kind: 'mail.orderConfirmation' }))
})

test('a failure bears the name under which the log has its request, a refusal only in its header [http-36]', async () => {
  lines.length = 0
  const rita = await shop.shopper()
  await shop.shop.db.execute(sql`alter table wishlist rename to wishlist_away`)
  const failed = await shop.app.inject({
    url: '/ebsn/api/wishlist/list',
    headers: { 'x-ebsn-account': rita.token, 'x-ebsn-client': 'site' },
  })
  await shop.shop.db.execute(sql`alter table wishlist_away rename to wishlist`)
  const requestId = failed.headers['x-request-id']
  expect(failed.json()).toMatchObject({ response: { status: 500, requestId } })
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ reqId: requestId, msg: 'error.general', level: 50 }),
  )
  const refused = await shop.app.inject('/ebsn/api/no/such/call')
  expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(refused.json<{ response: object }>().response).not.toHaveProperty('requestId')
})

test('what is logged of a request is its path, and never what came with it [http-34]', () => {
  lines.length = 0
  const req = {
    method: 'GET',
    id: '1',
    url: '/saml/enter?code=8134-secret',
    headers: { cookie: 'bottega_session=8134-secret', authorization: 'Bearer 8134-secret' },
  }
  shop.app.log.info({ req }, 'looked at')
  shop.app.log.info({ body: { password: '8134-secret', token: '8134-secret', otp: '8134-secret' } }, 'looked at')
  expect(log()).toContain('"path":"/saml/enter"')
  expect(log()).not.toContain('8134-secret')
})
