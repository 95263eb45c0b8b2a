import { authLogin, authTest } from '@bottega/contract/auth/calls.ts'
import { registerUser } from '@bottega/contract/registration/calls.ts'
import { socialGoogleMobile, socialLinks, socialUnlink, socialUserDetail } from '@bottega/contract/social/calls.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { socialIdentity } from './social.tables.ts'
import type { SocialProvider } from '../../kernel/sessions/sign-on-steps.tables.ts'
import { mailsOf, pinIn } from '../../testing/outbox-mails.ts'
import { outcome } from '../../testing/outcome.ts'
import { registrationOf } from '../../testing/registrations.ts'
import { openSocialProvider, type SocialAccount, socialClient } from '../../testing/servers/social-provider.ts'
import { staffAccount } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { hashPassword, hashToken } from '../../kernel/sessions/credentials.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { linkRegistered } from './social.service.ts'

const origin = 'http://localhost:3000'
const plugin = `${origin}/native-plugin`

let provider: Awaited<ReturnType<typeof openSocialProvider>>
let shop: TestShop
beforeAll(async () => {
  provider = await openSocialProvider([`${origin}/social/enter/google`, `${origin}/social/enter/facebook`, plugin])
  shop = await openTestShop({
    GOOGLE_CLIENT_ID: socialClient.id,
    GOOGLE_CLIENT_SECRET: socialClient.secret,
    GOOGLE_ISSUER: provider.issuer,
    FACEBOOK_CLIENT_ID: socialClient.id,
    FACEBOOK_CLIENT_SECRET: socialClient.secret,
    FACEBOOK_ISSUER: provider.issuer,
    FACEBOOK_TOKEN_URL: `${provider.issuer}/token`,
    SOCIAL_PLUGIN_REDIRECT: plugin,
  })
})
afterAll(async () => {
  await shop.close()
  provider.close()
})

/** A browser at the shop, with its cookies; signed in where it begins with a token. */
function browser(token?: string) {
  const cookies: Record<string, string> = token === undefined ? {} : { bottega_session: token }
  const go = async (url: string, body?: object) => {
    const reply = await shop.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: { 'x-ebsn-client': 'site' },
      cookies,
      ...(body !== undefined && { payload: body }),
    })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return reply
  }
  const begin = async (by: SocialProvider, more: object = {}) => {
    const reply = await go('/ebsn/api/social/begin', { provider: by, relay_state_url: '/profile/orders', ...more })
    return reply.json<{ data: { redirectUrl: string } }>().data.redirectUrl
  }
  /** From the provider back to the shop, as a path. */
  const follow = async (address: string) =>
    (await go((await provider.visit(address)).slice(origin.length))).headers.location
  return {
    cookies,
    go,
    begin,
    follow,
    signOn: async (by: SocialProvider, more: object = {}) => follow(await begin(by, more)),
    who: async () => (await go('/ebsn/api/auth/test')).json<{ user: { userId: number } }>().user.userId,
  }
}

function signedInAs(account: SocialAccount = {}): string {
  const subject = `subject-${randomUUID()}`
  provider.people.set(subject, account)
  provider.signedIn.subject = subject
  return subject
}

async function linked(by: SocialProvider = 'google', more: Partial<typeof appUser.$inferInsert> = {}) {
  const { userId } = await shop.shopper()
  const subject = signedInAs({ email: 'of-the-provider@elsewhere.example', email_verified: true })
  if (Object.keys(more).length > 0) await shop.shop.db.update(appUser).set(more).where(eq(appUser.id, userId))
  await shop.shop.db.insert(socialIdentity).values({ provider: by, subject, userId })
  return { userId, subject }
}

describe('a linked customer', () => {
  test.each(['google', 'facebook'] as const)(
    'comes in by %s to the page they wanted, with a new session [security-40]',
    async (by) => {
      const { userId } = await linked(by)
      const visitor = browser()
      const address = await visitor.begin(by)
      const query = new URL(address).searchParams
      expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256'])
      expect([query.has('state'), query.has('nonce')]).toEqual([true, true])
      const before = visitor.cookies['bottega_session']
      expect(await visitor.follow(address)).toBe('/profile/orders')
      expect(await visitor.who()).toBe(userId)
      expect(visitor.cookies['bottega_session']).not.toBe(before)
      expect(visitor.cookies['bottega_remember'] ?? '').toBe('')
    },
  )

  test('is asked for the PIN where every login takes one, in the browser that began [security-41]', async () => {
    const { userId } = await linked('google', { mfaEnabled: true })
    const visitor = browser()
    expect(await visitor.signOn('google')).toBe('/login?pin=social')
    expect(await visitor.who()).toBe(-1)
    const mfa_pin = pinIn(await mailsOf(shop))
    const elsewhere = await browser().go('/ebsn/api/auth/sign-on-pin', { mfa_pin })
    expect(elsewhere.json()).toMatchObject({ response: { errors: [{ code: 'error.signOn.over' }] } })
    const entered = await visitor.go('/ebsn/api/auth/sign-on-pin', { mfa_pin })
    expect(entered.json()).toMatchObject({ data: { relayPath: '/profile/orders' }, user: { userId } })
    expect(await visitor.who()).toBe(userId)
  })

  test('whose account is closed is led to the login, which says so [security-71]', async () => {
    const { userId } = await linked()
    await shop.shop.db.insert(accountDeletion).values({ userId, closedAt: shop.clock.now, eraseAfter: shop.clock.now })
    const visitor = browser()
    expect(await visitor.signOn('google')).toBe('/login?closed=true')
    expect(await visitor.who()).toBe(-1)
  })

  test('whose link has gone before the PIN came is not signed in', async () => {
    const { userId, subject } = await linked('google', { mfaEnabled: true })
    const visitor = browser()
    await visitor.signOn('google')
    await shop.shop.db.delete(socialIdentity).where(eq(socialIdentity.subject, subject))
    const refused = await visitor.go('/ebsn/api/auth/sign-on-pin', { mfa_pin: pinIn(await mailsOf(shop)) })
    expect(refused.json()).toMatchObject({ response: { errors: [{ code: 'error.signOn.over' }] } })
    expect(await visitor.who()).not.toBe(userId)
  })

  test('who has become staff does not come in from outside [security-42]', async () => {
    const { userId } = await staffAccount(shop, 'admin')
    await shop.shop.db.insert(socialIdentity).values({ provider: 'google', subject: signedInAs(), userId })
    const visitor = browser()
    expect(await visitor.signOn('google')).toBe('/login?social=refused')
    expect(await visitor.who()).toBe(-1)
  })
})

describe('an answer of the provider is refused', () => {
  test('in another browser than the one that began [security-43]', async () => {
    await linked()
    const [attacker, victim] = [browser(), browser()]
    const back = (await provider.visit(await attacker.begin('google'))).slice(origin.length)
    await victim.begin('google')
    expect((await victim.go(back)).headers.location).toBe('/login?social=refused')
    expect(await victim.who()).toBe(-1)
  })

  test('a second time, and after ten minutes [security-44]', async () => {
    await linked()
    const visitor = browser()
    const back = (await provider.visit(await visitor.begin('google'))).slice(origin.length)
    const late = (await provider.visit(await visitor.begin('google'))).slice(origin.length)
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 10 * 60_000)
    expect((await visitor.go(late)).headers.location).toBe('/login?social=refused')
    shop.clock.now = start
    expect((await visitor.go(back)).headers.location).toBe('/profile/orders')
    expect((await visitor.go(back)).headers.location).toBe('/login?social=refused')
  })

  test('with the code of another login, whose PKCE and nonce are others [security-45]', async () => {
    await linked()
    const [attacker, victim] = [browser(), browser()]
    const stolen = new URL(await provider.visit(await victim.begin('google'))).searchParams.get('code') ?? ''
    const own = new URL(await provider.visit(await attacker.begin('google')))
    own.searchParams.set('code', stolen)
    expect((await attacker.go(own.href.slice(origin.length))).headers.location).toBe('/login?social=refused')
    expect(await attacker.who()).toBe(-1)
  })

  test.each(['', '?state=x&code=y', '?error=access_denied'])('that is none: %j [security-46]', async (query) => {
    const visitor = browser()
    await visitor.begin('google')
    expect((await visitor.go(`/social/enter/google${query}`)).headers.location).toBe('/login?social=refused')
  })
})

describe('a person without a linked account', () => {
  test('goes on to register, with what the provider says, in this browser alone [security-47]', async () => {
    const email = `${randomUUID().slice(0, 8)}@elsewhere.example`
    const subject = signedInAs({ email, email_verified: true, given_name: 'Ada', family_name: 'Nuova' })
    const visitor = browser()
    expect(await visitor.signOn('google')).toBe('/registration-social-completed')
    const detail = (await visitor.go('/ebsn/api/registration/social_user_detail')).json()
    expect(detail.data).toEqual({
      social: { provider: 'google', email, emailVerified: true, firstName: 'Ada', lastName: 'Nuova' },
    })
    expect((await shop.anonymous().call(socialUserDetail)).data).toEqual({})
    const { userId } = await shop.shopper()
    const sessionHash = hashToken(visitor.cookies['bottega_session'] ?? '')
    await linkRegistered(shop.shop.db, { sessionHash }, { userId, email }, shop.clock.now)
    expect(
      (await shop.shop.db.select().from(socialIdentity).where(eq(socialIdentity.subject, subject)))[0]?.userId,
    ).toBe(userId)
    provider.signedIn.subject = subject
    const again = browser()
    expect(await again.signOn('google')).toBe('/profile/orders')
    expect(await again.who()).toBe(userId)
  })

  test('registers without a password or a mail that confirms, and signs in at once [security-70]', async () => {
    const email = `${randomUUID().slice(0, 8)}@elsewhere.example`
    const subject = signedInAs({ email, email_verified: true })
    const visitor = browser()
    await visitor.signOn('google')
    const { password: _none, ...body } = registrationOf({ email })
    const answer = await visitor.go('/ebsn/api/registration/register_user', body)
    expect(answer.json()).toMatchObject({ response: { infos: [] }, data: { confirmed: true } })
    expect(await mailsOf(shop)).toMatchObject([{ subject: 'Benvenuto in Bottega Uno' }])
    const userId = await visitor.who()
    const [account] = await shop.shop.db.select().from(appUser).where(eq(appUser.email, email))
    expect(account).toMatchObject({ id: userId, passwordHash: null, profileConfirmed: true })
    // A second registration of the address leaves the account as it is.
    const other = registrationOf({ email, password: 'carota-viola-9' })
    expect((await shop.anonymous().call(registerUser, { body: other })).data).toEqual({})
    await expect(
      shop.anonymous().call(authLogin, { body: { login: email, password: other.password } }),
    ).rejects.toMatchObject({ code: 'error.login.wrong' })
    provider.signedIn.subject = subject
    const again = browser()
    expect(await again.signOn('google')).toBe('/profile/orders')
    expect(await again.who()).toBe(userId)
  })

  test('still asks a password of who registers another address than the one vouched for [security-170]', async () => {
    signedInAs({ email: `${randomUUID().slice(0, 8)}@elsewhere.example`, email_verified: true })
    const visitor = browser()
    await visitor.signOn('google')
    const { password: _none, ...body } = registrationOf()
    const answer = await visitor.go('/ebsn/api/registration/register_user', body)
    expect(answer.json().response.errors[0].code).toBe('error.registration.invalid')
  })

  test('confirms by mail an address the provider does not vouch for', async () => {
    const email = `${randomUUID().slice(0, 8)}@elsewhere.example`
    signedInAs({ email, email_verified: false })
    const visitor = browser()
    await visitor.signOn('google')
    const answer = await visitor.go('/ebsn/api/registration/register_user', registrationOf({ email }))
    expect(answer.json()).toMatchObject({ response: { infos: [{ code: 'info.registration.received' }] }, data: {} })
    expect(answer.json().data).toEqual({})
  })

  test('whose verified address has an account is not let into it, and proves it by signing in [security-48]', async () => {
    const login = `joins${randomUUID().slice(0, 8)}`
    const email = `${login}@bottega.example`
    const passwordHash = await hashPassword('cipolla-rossa')
    const person = { login, email, firstName: 'Lia', lastName: 'Prova', passwordHash }
    const [row] = await shop.shop.db.insert(appUser).values(person).returning({ userId: appUser.id })
    signedInAs({ email: email.toUpperCase(), email_verified: true })
    const visitor = browser()
    expect(await visitor.signOn('google')).toBe('/login?social=join')
    expect(await visitor.who()).toBe(-1)
    expect(await shop.shop.db.$count(socialIdentity, eq(socialIdentity.userId, row?.userId ?? 0))).toBe(0)
    const { data } = await shop.anonymous().call(authLogin, { body: { login, password: 'cipolla-rossa' } })
    expect(await browser(data.token).signOn('google', { link: true })).toBe('/profile/security')
    const again = browser()
    expect(await again.signOn('google')).toBe('/profile/orders')
    expect(await again.who()).toBe(row?.userId)
  })
})

test('a registration with another address than the provider’s is not linked: the first cannot wait inside for the owner [security-54]', async () => {
  signedInAs({ email: `${randomUUID()}@elsewhere.example`, email_verified: true })
  const visitor = browser()
  await visitor.signOn('google')
  const { userId } = await shop.shopper()
  const sessionHash = hashToken(visitor.cookies['bottega_session'] ?? '')
  await linkRegistered(shop.shop.db, { sessionHash }, { userId, email: 'victim@bottega.example' }, shop.clock.now)
  expect(await shop.shop.db.$count(socialIdentity, eq(socialIdentity.userId, userId))).toBe(0)
})

describe('the linked providers of a customer', () => {
  test('are listed and unlinked, but not the last way in [security-49]', async () => {
    const { userId } = await linked()
    const anna = await shop.shopper()
    const owner = shop.as(await openSession(shop.shop.db, userId, false, shop.clock.now), userId)
    expect((await owner.call(socialLinks)).data.providers.map(({ provider: name, linked: is }) => [name, is])).toEqual([
      ['google', true],
      ['facebook', false],
    ])
    expect((await anna.call(socialLinks)).data.providers.every(({ linked: is }) => !is)).toBe(true)
    const unlink = () => outcome(owner.call(socialUnlink, { body: { provider: 'google' } }))
    expect(await unlink()).toBe('error.social.lastWay')
    await shop.shop.db.update(appUser).set({ passwordHash: 'some' }).where(eq(appUser.id, userId))
    expect(await unlink()).toBe('done')
    expect(await shop.shop.db.$count(socialIdentity, eq(socialIdentity.userId, userId))).toBe(0)
  })

  test('cannot be taken over: an identity linked elsewhere stays there [security-50]', async () => {
    const { userId, subject } = await linked()
    const anna = await shop.shopper()
    provider.signedIn.subject = subject
    expect(await browser(anna.token).signOn('google', { link: true })).toBe('/login?social=refused')
    expect(
      (await shop.shop.db.select().from(socialIdentity).where(eq(socialIdentity.subject, subject)))[0]?.userId,
    ).toBe(userId)
  })
})

describe('the calls of applications', () => {
  /** A code as a native plugin gets it, without a login of ours. */
  async function pluginCode(): Promise<string> {
    const query = new URLSearchParams({
      client_id: socialClient.id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: plugin,
    })
    return new URL(await provider.visit(`${provider.issuer}/auth?${query.toString()}`)).searchParams.get('code') ?? ''
  }

  test.each([
    '/api/social-redir/google-mobile',
    '/ebsn/api/social-redir/google-mobile',
    '/ebsn/api/social-redir/facebook-mobile',
  ])('%s takes the code of a native plugin, once [security-51]', async (path) => {
    const { userId } = await linked(path.includes('google') ? 'google' : 'facebook')
    const code = await pluginCode()
    const reply = await browser().go(`${path}?code=${code}&use-plugin=true`)
    const { data } = reply.json<{ data: { token: string; next: string } }>()
    expect(data.next).toBe('done')
    expect((await shop.as(data.token, userId).call(authTest)).user.userId).toBe(userId)
    const again = await browser().go(`${path}?code=${code}&use-plugin=true`)
    expect(again.json().response.errors[0].code).toBe('error.social.failed')
  })

  test('a code that is no plugin’s answers the login this session has begun, and no other’s [security-52]', async () => {
    const { userId } = await linked()
    const visitor = browser()
    const code = new URL(await provider.visit(await visitor.begin('google'))).searchParams.get('code') ?? ''
    const path = `/api/social-redir/google-mobile?code=${code}`
    expect((await browser().go(path)).json().response.errors[0].code).toBe('error.social.failed')
    expect((await visitor.go(path)).json()).toMatchObject({ data: { next: 'done' }, user: { userId } })
  })

  test('without a provider that is configured are refused [security-53]', async () => {
    const plain = await openTestShop()
    const query = { code: 'x', 'use-plugin': true }
    expect(await outcome(plain.anonymous().call(socialGoogleMobile, { query }))).toBe('error.social.off')
    expect((await plain.app.inject('/social/enter/google')).statusCode).toBe(404)
    await plain.close()
  })
})
