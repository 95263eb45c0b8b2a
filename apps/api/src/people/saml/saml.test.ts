import { samlDoLogin, samlDoLogout } from '@bottega/contract/saml/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { SAML } from '@node-saml/node-saml'
import { eq } from 'drizzle-orm'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { samlIdentity } from './saml.tables.ts'
import { providerIssuer } from '../../testing/servers/identity-provider.ts'
import { openSamlShop } from '../../testing/servers/single-sign-on.ts'
import { mailsOf, pinIn } from '../../testing/outbox-mails.ts'
import { staffAccount } from '../../testing/staff.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { createLoginLimits } from '../auth/login-limits.ts'

const headers = { 'x-ebsn-client': 'site' }

let world: Awaited<ReturnType<typeof openSamlShop>>
beforeAll(async () => {
  world = await openSamlShop()
})
afterAll(() => world.close())

describe('a customer', () => {
  test('comes in by the provider’s own page, with a new session, to where they were headed [saml-3]', async () => {
    const { userId, nameId, email } = await world.known()
    const visitor = world.browser()
    const redirectUrl = await visitor.begin()
    const before = visitor.cookies['bottega_session']
    Object.assign(world.provider.signedIn, { nameId, email })
    const page = await (await fetch(redirectUrl)).text()
    const samlResponse = /name="SAMLResponse" value="([^"]+)"/.exec(page)?.[1] ?? page
    expect(await visitor.bring(samlResponse)).toBe('/profile/orders')
    expect((await visitor.who()).userId).toBe(userId)
    expect(visitor.cookies['bottega_session']).not.toBe(before)
    expect(visitor.cookies['bottega_remember'] ?? '').toBe('')
  })

  test('is known by the name from then on, whatever becomes of the e-mail address', async () => {
    const { userId, nameId, email } = await world.known()
    await world.signOn({ nameId, email })
    const other = await world.known()
    expect((await world.signOn({ nameId, email: other.email })).userId).toBe(userId)
    expect((await world.signOn({ nameId })).userId).toBe(userId)
  })

  test('is not the customer whose e-mail address they were given at the provider', async () => {
    const { nameId, email } = await world.known()
    await world.signOn({ nameId, email })
    const otherCustomer = await world.signOn({ nameId: `${nameId}-new`, email })
    expect(otherCustomer).toMatchObject({ userId: -1, target: '/login?sso=unknown&redirect=%2Fprofile%2Forders' })
  })

  test('who is unknown here is signed in to no account, and none is made', async () => {
    const accounts = () => world.shop.shop.db.$count(appUser)
    const before = await accounts()
    const { target, userId } = await world.signOn({ nameId: 'stranger', email: 'stranger@elsewhere.example' })
    expect([target, userId, await accounts()]).toEqual(['/login?sso=unknown&redirect=%2Fprofile%2Forders', -1, before])
  })

  test('is not matched by an address the shop never saw confirmed', async () => {
    const { nameId, email } = await world.known({ profileConfirmed: false })
    expect((await world.signOn({ nameId, email })).userId).toBe(-1)
  })

  test.each([
    ['', {}],
    [' and a PIN at every login', { mfaEnabled: true }],
  ])('with a closed account%s is led to the login, which says so [security-72]', async (_and, person) => {
    const { userId, nameId, email } = await world.known(person)
    const closedAt = world.shop.clock.now
    await world.shop.shop.db.insert(accountDeletion).values({ userId, closedAt, eraseAfter: closedAt })
    const { target, visitor } = await world.signOn({ nameId, email })
    expect(target).toBe('/login?closed=true')
    expect((await visitor.who()).userId).toBe(-1)
  })

  test('who asked for a PIN at every login is let in by the PIN that was mailed, once [security-55]', async () => {
    const { userId, nameId, email } = await world.known({ mfaEnabled: true })
    const { target, visitor } = await world.signOn({ nameId, email })
    expect(target).toBe('/login?pin=sso')
    expect((await visitor.who()).userId).toBe(-1)
    const sendPin = (mfa_pin: string) => visitor.send('/ebsn/api/auth/sign-on-pin', { mfa_pin })
    const pin = pinIn(await mailsOf(world.shop))
    const wrong = pin === '000000' ? '000001' : '000000'
    expect(await sendPin(wrong)).toMatchObject({ response: { errors: [{ code: 'error.login.mfaPinWrong' }] } })
    expect(await sendPin(pin)).toMatchObject({ data: { relayPath: '/profile/orders' }, user: { userId } })
    expect((await visitor.who()).userId).toBe(userId)
    expect(await sendPin(pin)).toMatchObject({ response: { errors: [{ code: 'error.signOn.over' }] } })
    expect((await visitor.go('/ebsn/api/saml/do-logout')).json().data.redirectUrl).toContain('/slo?')
  })

  test('is asked for the PIN at most twenty times in six hours, as at the login', async () => {
    const { userId, nameId, email } = await world.known({ mfaEnabled: true })
    const limits = createLoginLimits(world.shop.shop.database)
    const { visitor } = await world.signOn({ nameId, email })
    const { login } = await world.accountOf(userId)
    for (let time = 0; time < 20; time++) await limits.triesPin(login)
    const mfa_pin = pinIn(await mailsOf(world.shop))
    expect(await visitor.send('/ebsn/api/auth/sign-on-pin', { mfa_pin })).toMatchObject({
      response: { errors: [{ code: 'error.login.tooMany' }] },
    })
  })

  test('by a name made up for one visit is matched by the address each time, and no name is stored', async () => {
    const { userId, email } = await world.known()
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    expect((await world.signOn({ nameId: 'once', nameIdFormat, email })).userId).toBe(userId)
    expect((await world.signOn({ nameId: 'twice', nameIdFormat, email })).userId).toBe(userId)
    expect(await world.shop.shop.db.$count(samlIdentity, eq(samlIdentity.userId, userId))).toBe(0)
  })

  test('who is already in is not sent anywhere when only the user is to be checked [saml-2]', async () => {
    const { nameId, email } = await world.known()
    const { visitor } = await world.signOn({ nameId, email })
    const reply = await visitor.go('/ebsn/api/saml/do-login?checkUser=true')
    expect(reply.json()).toMatchObject({ response: { status: 0 }, data: {}, user: { email } })
    expect(reply.json().data).not.toHaveProperty('redirectUrl')
  })
})

describe('staff', () => {
  test.each(['operator', 'admin'] as const)('never come in from outside: %s', async (role) => {
    const { userId } = await staffAccount(world.shop, role)
    const email = await world.emailOf(userId)
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    const target = await visitor.bring(await world.provider.answer({ nameId: email, email, requestId }))
    expect(target).toMatch(/^\/login\?sso=unknown/)
    expect((await visitor.who()).userId).toBe(-1)
  })

  test('nor does a customer who has become staff, by the name they had', async () => {
    const { userId, nameId, email } = await world.known()
    await world.shop.shop.db
      .insert(samlIdentity)
      .values({ issuer: providerIssuer, nameId, userId, createdAt: world.shop.clock.now })
    await world.shop.shop.db.update(appUser).set({ role: 'admin' }).where(eq(appUser.id, userId))
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    expect(await visitor.bring(await world.provider.answer({ nameId, email, requestId }))).toMatch(/sso=unknown/)
  })
})

describe('leaving', () => {
  async function inside(sessionIndex = 'first') {
    const { nameId, email, userId } = await world.known()
    const visitor = world.browser()
    const requestId = await world.provider.readRequest(await visitor.begin())
    await visitor.bring(await world.provider.answer({ nameId, email, requestId, sessionIndex, signed: 'assertion' }))
    expect((await visitor.who()).userId).toBe(userId)
    return { visitor, nameId, email }
  }

  test('here ends the session and leads to the provider’s way out, and from there home [saml-4]', async () => {
    const { visitor, nameId } = await inside()
    const reply = await visitor.go('/ebsn/api/saml/do-logout')
    const { redirectUrl } = reply.json<{ data: { redirectUrl: string } }>().data
    expect(redirectUrl.startsWith(`${world.provider.origin}/slo?`)).toBe(true)
    expect(await world.provider.readLogout(redirectUrl)).toBe(nameId)
    expect((await visitor.who()).userId).toBe(-1)
    expect((await visitor.go('/saml/logout?SAMLResponse=x')).headers.location).toBe('/')
  })

  test('by the same way is an ordinary logout for a customer who signed in by password', async () => {
    const anna = await world.shop.shopper()
    expect((await anna.call(samlDoLogout)).data).toEqual({})
    expect((await anna.call(authTest)).user.userId).toBe(-1)
  })

  test('at the provider ends the session here, without its cookie', async () => {
    const { visitor, nameId } = await inside('seventh')
    const other = await inside('seventh')
    const left = await visitor.go('/saml/logout', { SAMLRequest: await world.provider.logout(nameId, 'seventh') }, true)
    expect(left.headers.location?.startsWith(`${world.provider.origin}/slo?SAMLResponse=`)).toBe(true)
    expect((await visitor.who()).userId).toBe(-1)
    expect((await other.visitor.who()).userId).not.toBe(-1)
  })

  test('at the provider by a signed address, and by no other', async () => {
    const { visitor, nameId } = await inside()
    const { visitor: bystander, nameId: meant } = await inside()
    const query = world.provider.logoutQuery(nameId, 'first')
    const [signed, forged] = [
      new URLSearchParams(query),
      new URLSearchParams(world.provider.logoutQuery(meant, 'first')),
    ]
    const request = encodeURIComponent(forged.get('SAMLRequest') ?? '')
    const attempts = [
      `?SAMLRequest=${request}`,
      query.replace(/SAMLRequest=[^&]*/, `SAMLRequest=${request}`),
      // Signed is the second, read would be the first.
      `?%53AMLRequest=${request}&${query.slice(1).replace('SAMLRequest=', 'SAMLResponse=')}`,
      `${query}&SAMLRequest=${request}`,
    ]
    for (const attempt of attempts) expect((await visitor.go(`/saml/logout${attempt}`)).statusCode).toBe(403)
    expect((await bystander.who()).userId).not.toBe(-1)
    expect(signed.get('SigAlg')).toMatch(/rsa-sha256$/)
    expect((await visitor.go(`/saml/logout${query}`)).statusCode).toBe(303)
    expect((await visitor.who()).userId).toBe(-1)
  })
})

describe('a logout of the provider ends nothing [saml-11]', () => {
  const elsewhere = 'https://other.example/saml/logout'

  test.each([
    ['signed with SHA-1', { signed: 'with SHA-1' }],
    ['sent to another address', { destination: elsewhere }],
  ] as const)('%s', async (_what, wrong) => {
    const { nameId, email, userId } = await world.known()
    const { visitor } = await world.signOn({ nameId, email })
    const form = { SAMLRequest: await world.provider.logout(nameId, 'first', wrong) }
    expect((await visitor.go('/saml/logout', form, true)).statusCode).toBe(403)
    expect((await visitor.who()).userId).toBe(userId)
  })

  test('whose signed address was made for another shop', async () => {
    const { nameId, email, userId } = await world.known()
    const { visitor } = await world.signOn({ nameId, email })
    const query = world.provider.logoutQuery(nameId, 'first', { destination: elsewhere })
    expect((await visitor.go(`/saml/logout${query.replace(elsewhere, '')}`)).statusCode).toBe(403)
    expect((await visitor.who()).userId).toBe(userId)
  })
})

test('an address that unpacks to more than a logout could say is refused before it is read [saml-12]', async () => {
  const huge = deflateRawSync(`<a>${'<b/>'.repeat(500_000)}</a>`).toString('base64')
  const read = vi.spyOn(SAML.prototype, 'validateRedirectAsync')
  const query = new URLSearchParams({
    SAMLRequest: huge,
    SigAlg: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    Signature: 'eA==',
  })
  expect((await world.browser().go(`/saml/logout?${query.toString()}`)).statusCode).toBe(403)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('without a provider nothing of it is there', async () => {
  const plain = await openTestShop()
  await expect(plain.anonymous().call(samlDoLogin)).rejects.toMatchObject({ code: 'error.saml.off' })
  expect((await plain.anonymous().call(samlDoLogout)).data).toEqual({})
  const acs = await plain.app.inject({ method: 'POST', url: '/saml/acs' })
  expect(acs.statusCode).toBe(404)
  await plain.close()
})

test('the database keeps neither code nor cookie of a sign-on', async () => {
  const { nameId, email } = await world.known()
  const visitor = world.browser()
  const requestId = await world.provider.readRequest(await visitor.begin())
  const code = (await visitor.post(await world.provider.answer({ nameId, email, requestId }))).split('code=')[1] ?? ''
  const { rows } = await world.shop.shop.db.execute('select * from saml_visit')
  expect(JSON.stringify(rows)).toContain(requestId)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(visitor.cookies['bottega_session'])
})

test('a cart filled before a sign-on comes along, and the page that follows is left what became of it [saml-1]', async () => {
  const shopping = await openSamlShop({ ANONYMOUS_CARTS: 'true' })
  const { app, world: goods } = shopping.shop
  const { nameId, email } = await shopping.known({ language: 'de' })
  const signOnWith = async (quantity: number) => {
    const visitor = shopping.browser()
    const payload = { items: [{ productId: goods.products.milk, quantity }] }
    const filled = await app.inject({ method: 'POST', url: '/ebsn/api/cart/add', headers, payload })
    for (const { name, value } of filled.cookies) visitor.cookies[name] = value
    const requestId = await shopping.provider.readRequest(await visitor.begin())
    await visitor.bring(await shopping.provider.answer({ requestId, nameId, email }))
    return visitor.cookies['bottega_remarks']
  }
  expect(await signOnWith(10)).toBeUndefined()
  const left: unknown = JSON.parse((await signOnWith(8)) ?? '[]')
  expect(left).toEqual(['Von Frische Vollmilch kannst du höchstens 12 bestellen.'])
  await shopping.close()
})
