import { eq } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import {
  openIdentityProvider,
  providerCertificate,
  providerIssuer,
  type AssertionClaims,
  shopCertificate,
  shopKey,
} from './identity-provider.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'

/** A browser at the shop: it keeps its cookies and sends them to the shop alone. */
function browserAt(shop: TestShop) {
  const cookies: Record<string, string> = {}
  const go = async (url: string, form?: Record<string, string>, fromAfar = false) => {
    const reply = await shop.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        'x-ebsn-client': 'site',
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      // A form of another site carries no cookie of this one.
      ...(fromAfar ? {} : { cookies }),
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return reply
  }
  /** A call with a body, as the page makes it. */
  const send = async (url: string, payload: object) => {
    const reply = await shop.app.inject({ method: 'POST', url, headers: { 'x-ebsn-client': 'site' }, cookies, payload })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return reply.json<unknown>()
  }
  const begin = async (more = '') => {
    const reply = await go(`/ebsn/api/saml/do-login?relay_state_url=%2Fprofile%2Forders${more}`)
    return reply.json<{ data: { redirectUrl: string } }>().data.redirectUrl
  }
  const post = async (SAMLResponse: string) => (await go('/saml/acs', { SAMLResponse }, true)).headers.location ?? ''
  return {
    cookies,
    go,
    send,
    begin,
    post,
    /** From the provider's answer to the page that was asked for, or back to the login. */
    bring: async (SAMLResponse: string) => {
      const onTheWay = await post(SAMLResponse)
      return onTheWay.startsWith('/saml/enter') ? ((await go(onTheWay)).headers.location ?? '') : onTheWay
    },
    who: async () => (await go('/ebsn/api/auth/test')).json<{ user: { userId: number; login: string } }>().user,
  }
}

/** A shop and the identity provider it trusts, each knowing the other by what the other publishes. */
export async function openSamlShop(settings: Parameters<typeof openTestShop>[0] = {}) {
  const opened: { shop?: TestShop } = {}
  const provider = await openIdentityProvider(async () => (await opened.shop?.app.inject('/saml/metadata'))?.body ?? '')
  const shop = await openTestShop({
    SAML_ENTRY_POINT: `${provider.origin}/sso`,
    SAML_LOGOUT_URL: `${provider.origin}/slo`,
    SAML_IDP_ISSUER: providerIssuer,
    SAML_IDP_CERT: providerCertificate,
    SAML_PRIVATE_KEY: shopKey,
    SAML_CERT: shopCertificate,
    ...settings,
  })
  opened.shop = shop
  const { db } = shop.shop
  const browser = () => browserAt(shop)

  const accountOf = async (userId: number) => {
    const [row] = await db.select().from(appUser).where(eq(appUser.id, userId))
    if (row === undefined) throw new Error(`no account ${userId}`)
    return row
  }
  const emailOf = async (userId: number) => (await accountOf(userId)).email

  /** A customer the provider knows by a name and by the e-mail address of an account of ours. */
  async function known(more: Partial<typeof appUser.$inferInsert> = {}) {
    const { userId } = await shop.shopper()
    if (Object.keys(more).length > 0) await db.update(appUser).set(more).where(eq(appUser.id, userId))
    return { userId, nameId: `name-${userId}`, email: await emailOf(userId) }
  }

  /** One sign-on in a browser of its own, the provider saying what it is told to say. */
  async function signOn(claims: Omit<AssertionClaims, 'requestId'> & { requestId?: string }) {
    const visitor = browser()
    const requestId = await provider.readRequest(await visitor.begin())
    const target = await visitor.bring(await provider.answer({ requestId, ...claims }))
    return { target, visitor, userId: (await visitor.who()).userId }
  }

  const close = async () => {
    await shop.close()
    provider.close()
  }
  return { shop, provider, browser, accountOf, emailOf, known, signOn, close }
}
