import { lineProductsHeader } from '@bottega/contract/cart/line-products.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isPreviewToken } from '../sessions/preview-token.ts'
import { machineOf } from '../sessions/machine-key.ts'
import { resumeRemembered } from '../sessions/remember-me.service.ts'
import { type OpenSession, readSession } from '../sessions/sessions.service.ts'
import type { Shop } from '../shop.ts'
import type { Visitor } from '../visitor.ts'
import { agentOf } from './agent-of.ts'
import { networkOf } from './network-of.ts'
import {
  accountHeaderOf,
  applySession,
  credentialOf,
  deviceCookie,
  languageCookie,
  previewTokenOf,
  rememberCookie,
  rememberedStore,
  sessionCookie,
} from './cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

/**
 * Header of the client, then the page's cookie, then the customer's stored choice, of those that are offered; Italian
 * otherwise.
 */
export function languageOf(
  request: FastifyRequest,
  preferred: Language | undefined,
  offered: readonly Language[] = languages,
): Language {
  const named = [request.headers['x-ebsn-language'], request.cookies[languageCookie], preferred]
  return offered.find((language) => language === named.find((one) => offered.some((known) => known === one))) ?? 'it'
}

/** The back office speaks all languages of the program; what customers are told has those of the shop. */
function languagesFor({ routeOptions }: FastifyRequest, shop: Shop): readonly Language[] {
  const access = routeOptions.config.call?.call.access
  return access === 'backoffice' || access === 'admin' ? languages : shop.languages()
}

async function visitorOf(
  { shop, read = (_request, token, now) => readSession(shop.db, token, now) }: VisitorOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const now = shop.clock()
  const token = credentialOf(request, shop.config)
  const sentCookie = request.cookies[sessionCookie(shop.config)]
  const remembered = request.cookies[rememberCookie(shop.config)]
  const lineProducts = request.headers[lineProductsHeader.name] === lineProductsHeader.value
  const preview = previewTokenOf(request, shop.config)
  const agent = agentOf(request.headers['user-agent'])
  const base = {
    agent,
    ...(preview !== undefined && { preview: await isPreviewToken(shop.db, preview, now) }),
    site: shop.config.SITE,
    address: networkOf(request.ip),
    requestId: request.id,
    rememberToken: remembered,
    deviceToken: request.cookies[deviceCookie(shop.config)],
    lineProducts,
    storeId: rememberedStore(request, shop.config),
  }
  if (request.routeOptions.config.call?.call.access === 'machine')
    return {
      ...base,
      ...noSession,
      machine: await machineOf(shop.db, request.headers.authorization),
      language: languageOf(request, undefined),
    }
  const offered = languagesFor(request, shop)
  const open = token === undefined ? undefined : await read(request, token, now)
  if (open !== undefined) {
    if (open.goesOn && sentCookie === token) applySession(reply, shop.config, { token: token ?? '', visit: true })
    return { ...base, ...inSession(open, request, offered) }
  }
  const resumed = remembered === undefined ? undefined : await resumeRemembered(shop, remembered, now, agent)
  const again = resumed === undefined ? undefined : await readSession(shop.db, resumed.token, now)
  if (resumed !== undefined && again !== undefined) {
    applySession(reply, shop.config, resumed)
    return { ...base, rememberToken: resumed.remember, ...inSession(again, request, offered) }
  }
  const cookieEnded = sentCookie !== undefined && accountHeaderOf(request) === undefined
  if (cookieEnded || remembered !== undefined) applySession(reply, shop.config, { token: null, remember: null })
  return {
    ...base,
    ...noSession,
    ...(cookieEnded && { sessionEnded: true }),
    language: languageOf(request, undefined, offered),
  }
}

const noSession = {
  sessionHash: undefined,
  sessionExpiresAt: undefined,
  sessionEndsAt: undefined,
  user: undefined,
} as const

const inSession = (open: OpenSession, request: FastifyRequest, offered: readonly Language[]) => ({
  sessionHash: open.idHash,
  sessionExpiresAt: open.expiresAt,
  sessionEndsAt: open.endsAt,
  user: open.user,
  language: languageOf(request, open.user?.language, offered),
})

interface VisitorOptions {
  shop: Shop
  /** True for a request that needs the visitor; the files of a page do not need one, which saves a query. */
  on?: (request: FastifyRequest) => boolean
  /** Reads the session of a request's credential, where something else is to be read with it. */
  read?: (request: FastifyRequest, token: string, now: Date) => Promise<OpenSession | undefined>
}

/** Puts `request.visitor` on the requests of the scope it is registered in. */
export const visitorPlugin = fastifyPlugin<VisitorOptions>(
  (app, options, done) => {
    const { on = () => true } = options
    if (!app.hasRequestDecorator('visitor')) app.decorateRequest('visitor')
    app.addHook('preParsing', async (request, reply) => {
      if (on(request)) request.visitor = await visitorOf(options, request, reply)
    })
    done()
  },
  { name: 'visitor', dependencies: ['@fastify/cookie'] },
)
