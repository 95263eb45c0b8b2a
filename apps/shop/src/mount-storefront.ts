import type { Language } from '@bottega/rules/text/language.ts'
import type { Api } from '@bottega/contract/api.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { routeOf } from '@bottega/contract/call.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { httpStatus, isMessageCode } from '@bottega/contract/codes.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import type { BuiltShop } from '@bottega/api/app.ts'
import { isSocialOn, socialProviders } from '@bottega/api/people/social/social-provider.ts'
import { noteCache } from '@bottega/api/kernel/cache-status.ts'
import { isDatabaseUnreachable } from '@bottega/api/kernel/database/database-unreachable.ts'
import { refusalEnvelope } from '@bottega/api/kernel/calls/envelope.ts'
import { pictureOrigin } from '@bottega/api/kernel/picture-origin.ts'
import type { Config } from '@bottega/api/kernel/settings/config.ts'
import { leaveRemarks } from '@bottega/api/kernel/http/cookies.ts'
import { requestLimit } from '@bottega/api/kernel/http/request-limit.ts'
import { visitorPlugin } from '@bottega/api/kernel/http/visitor-plugin.ts'
import { presentUser } from '@bottega/api/kernel/calls/present-user.ts'
import {
  type OwnReading,
  ownReading,
  readSessionWithOwn,
  type SessionWithOwn,
} from '@bottega/api/trade/cart/reading/own-reading.ts'
import { forgetRemovals } from '@bottega/api/trade/cart/removals/removals.service.ts'
import { sharedShelfOf } from '@bottega/api/trade/catalog/shared-shelf.ts'
import { closedUntilOpen } from '@bottega/api/trade/opening/closed-until-open.ts'
import { ShopError } from '@bottega/api/kernel/shop-error.ts'
import { hashToken } from '@bottega/api/kernel/sessions/credentials.ts'
import { type OpenSession, readSession } from '@bottega/api/kernel/sessions/sessions.service.ts'
import type { Shop } from '@bottega/api/kernel/shop.ts'
import type { Visitor } from '@bottega/api/kernel/visitor.ts'
import { languagesOf } from '@bottega/rules/stores/shop-identity.ts'
import { withAnalytics, type ForeignSources } from '@bottega/storefront/lib/network/content-policy.ts'
import { contactOf } from '@bottega/api/places/identity/contact-of-shop.ts'
import { mountApp } from './mount-app.ts'
import { brandOf, mountBrand } from './mount-brand.ts'
import type { PageVisitor } from '@bottega/storefront/server/options.ts'
import { OwnOfShoppers } from '@bottega/storefront/server/own-of-shoppers.ts'
import { registerStorefront } from '@bottega/storefront/server/plugin.ts'
import { localeOfJoined } from '@bottega/storefront/server/shared-address.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { sendFailedPage } from './failed-page.ts'
import { versionInfo } from './version-info.ts'

/** Without their session: what remains is where the request came from. */
const anonymously = (visitor: Visitor): Visitor => ({
  site: visitor.site,
  language: visitor.language,
  lineProducts: true,
  address: visitor.address,
  requestId: visitor.requestId,
  user: undefined,
  sessionHash: undefined,
  sessionExpiresAt: undefined,
  sessionEndsAt: undefined,
  rememberToken: undefined,
})

/** The answer to each page being made, for what its calls leave with the browser. */
const replies = new WeakMap<FastifyRequest, FastifyReply>()

/** Data read with the session of a page: the calls of the page answer from it. */
const ownReads = new WeakMap<FastifyRequest, SessionWithOwn['read']>()

/** Reads what is the shopper's own together with their session, for the pages that are joined with it. */
const sessionReader =
  ({ db, identity }: Shop, own: OwnOfShoppers<OwnReading>) =>
  async (request: FastifyRequest, token: string, now: Date): Promise<OpenSession | undefined> => {
    const locale = localeOfJoined(request, languagesOf((await identity()).identity))
    if (locale === undefined) return readSession(db, token, now)
    const known = own.readingOf(hashToken(token), locale)
    const found = await readSessionWithOwn(db, token, now, known)
    if (found !== undefined) ownReads.set(request, found.read)
    return found?.session
  }

/**
 * A page carries no remarks of the calls it was rendered from. Goods that left the cart wait for it in a cookie, once;
 * a change of page in the browser asks for data only, whose scripts have read their cookies already, and leaves it for
 * later.
 */
async function carryRemovals(
  { shop }: BuiltShop,
  request: FastifyRequest,
  { language, user }: Visitor,
  { data: { cartId }, response: { warnings } }: Envelope<CartView>,
): Promise<void> {
  const reply = replies.get(request)
  const isDocument = !(request.url.split('?')[0] ?? '').endsWith('.data')
  if (warnings.length === 0 || user === undefined || reply === undefined || !isDocument) return
  const remarks = warnings.flatMap(({ code, values }) =>
    isMessageCode(code) ? [{ code, ...(values && { values }) }] : [],
  )
  leaveRemarks(reply, shop.config, remarks, language)
  await forgetRemovals(shop.db, { cartId, removed: [] })
}

/** The contract answered to the visitor of a page request, or to all who see the same of the catalogue. */
function pageVisitor(built: BuiltShop, request: FastifyRequest, language: Language): PageVisitor {
  const visitor = { ...request.visitor, language, lineProducts: true }
  const { shop } = built
  const page = {}
  const read = ownReads.get(request)
  const context = () => ({ shop, visitor, now: shop.clock(), log: request.log, page })
  return {
    api: apiFor(built, request, { visitor, page }),
    session: visitor.sessionHash,
    ownReading: () => read && ownReading(context(), read),
    async shelf() {
      const shelf = await sharedShelfOf(context())
      return { key: shelf.key, api: apiFor(built, request, { visitor: anonymously(visitor), page: shelf.page }) }
    },
  }
}

/** Answers in this process: no socket, no JSON on the way. */
function apiFor(built: BuiltShop, request: FastifyRequest, caller: { visitor: Visitor; page: object }): Api {
  const { shop, dispatch } = built
  const { visitor } = caller
  let { page } = caller
  const call: Api['call'] = async (target, ...[input]) => {
    const given: { query?: object; body?: object } = input ?? {}
    // Validation turns texts into numbers in place; the page's own object stays as it was.
    const copy = { query: structuredClone(given.query ?? {}), body: structuredClone(given.body ?? {}) }
    const reads = target.effect === 'read'
    const context = { shop, visitor, now: shop.clock(), log: request.log, ...(reads && { page }) }
    try {
      const { envelope } = await dispatch(target, copy, context)
      if (routeOf(target) === routeOf(cartView)) await carryRemovals(built, request, visitor, envelope)
      return envelope
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const refusal = refusalEnvelope(error.code, error.values, presentUser(visitor.user), visitor.language)
      throw new RefusalError(refusal.response, refusal.user, httpStatus(error.code))
    } finally {
      if (!reads) page = {}
    }
  }
  return { call }
}

const recaptchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/**
 * Google only with a key or as captcha, map pictures only from the address set: otherwise a page loads from the shop
 * alone.
 */
function foreignSources(config: Config): ForeignSources {
  const { GOOGLE_MAPS_KEY: key, MAP_TILES_URL: tiles, CAPTCHA } = config
  const captcha = CAPTCHA === 'recaptcha' ? recaptchaHosts : []
  const google = key === '' ? [] : ['https://maps.googleapis.com']
  // The pictures of answers, also where a page is looked at under another name of the shop.
  const own = pictureOrigin(config)
  const pictures = key === '' ? [] : ['https://maps.gstatic.com', 'https://*.googleapis.com', 'data:']
  return {
    scripts: [...google, ...captcha],
    frames: captcha,
    images: [...(own === '' ? [] : [own]), ...pictures, ...(tiles === '' ? [] : [new URL(tiles).origin])],
    connections: google,
  }
}

function hostsOf({ PUBLIC_ORIGIN, SHOP_HOSTS }: Config): string[] {
  const own = PUBLIC_ORIGIN === '' ? [] : [new URL(PUBLIC_ORIGIN).hostname]
  return [...new Set([...own, ...SHOP_HOSTS.split(/\s+/).filter(Boolean)])]
}

/** Files have routes of their own; every other address is a page's. */
const isPage = (request: FastifyRequest) => request.routeOptions.url === '*'

/**
 * A page of customers that is opened after the session has ended leads to the login, which then says so. The answer of
 * the pages is a `Response`, whose headers become those of the reply after this hook.
 */
function sayExpired(answer: Response): void {
  const location = answer.headers.get('location')
  if (location?.startsWith('/login?redirect=')) answer.headers.set('location', `${location}&expired=true`)
}

/** Puts the pages behind the API on the same program, asking the same calls without a socket. */
export async function mountStorefront(
  built: BuiltShop,
  options: { version: string; sources?: ViteDevServer | undefined },
): Promise<void> {
  const { app, shop, underway } = built
  const own = new OwnOfShoppers<OwnReading>()
  mountBrand(built)
  await mountApp(built, { built: options.sources === undefined })
  app.get('/version.json', (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return versionInfo(options.version, shop.config.UPDATE_URL, request.headers['x-ebsn-language'])
  })
  await app.register(async (scope) => {
    scope.setErrorHandler(sendFailedPage)
    await scope.register(closedUntilOpen, { shop, on: isPage })
    await scope.register(visitorPlugin, { shop, on: isPage, read: sessionReader(shop, own) })
    scope.addHook('preHandler', (request, reply, next) => {
      replies.set(request, reply)
      next()
    })
    scope.addHook('onSend', (request, _reply, payload, next) => {
      // Any other answer is a refusal from before the visitor is known: a foreign host, too many requests, no world.
      const isRendered = payload instanceof Response && isPage(request)
      if (isRendered && request.visitor.sessionEnded === true) sayExpired(payload)
      next(null, payload)
    })
    await registerStorefront(scope, {
      ...(options.sources && { dev: options.sources }),
      site: shop.config.SITE,
      identity: async () => {
        const { identity } = await shop.identity()
        return {
          name: identity.name,
          shortName: identity.shortName ?? identity.name,
          languages: languagesOf(identity),
          ...brandOf(identity),
          contact: contactOf(shop.config, identity),
        }
      },
      anonymousCarts: shop.config.ANONYMOUS_CARTS,
      dayWordsSaved: shop.config.DAY_WORDS_SAVED,
      loginIdentifier: shop.config.LOGIN_IDENTIFIER,
      passwordRule: shop.config.PASSWORD_RULE,
      singleSignOn: shop.config.SAML_ENTRY_POINT !== '',
      socialLogins: socialProviders.filter((provider) => isSocialOn(shop.config, provider)),
      registration: shop.config.REGISTRATION,
      liveCart: shop.config.LIVE_CART_UPDATES,
      ...(shop.config.ANALYTICS_CONTAINER && { analytics: shop.config.ANALYTICS_CONTAINER }),
      ...(shop.config.PUBLIC_ORIGIN && { origin: shop.config.PUBLIC_ORIGIN }),
      hosts: hostsOf(shop.config),
      foreign: withAnalytics(foreignSources(shop.config), shop.config.ANALYTICS_CONTAINER),
      own,
      noteCache,
      visitorOf: (request, language) => pageVisitor(built, request, language),
      isOutage: isDatabaseUnreachable,
      catalogueVersion: () => shop.catalogue.version(),
      storeOf: (request) => request.visitor.storeId,
      track: (work) => underway.track(work),
      isAnonymous: (request) =>
        request.visitor.user === undefined &&
        request.visitor.sessionHash === undefined &&
        request.visitor.preview !== true,
      isPreview: (request) => request.visitor.preview === true,
      isStaff: (request) => request.visitor.user?.staff !== undefined,
    })
    // After the hooks of the pages: what hot replacement serves of the sources is no page either.
    await scope.register(requestLimit, { shop, on: isPage })
  })
}
