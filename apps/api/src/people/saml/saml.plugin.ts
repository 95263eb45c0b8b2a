import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { sendToLogin } from '../../kernel/http/back-to-login.ts'
import { applySession, leaveRemarks } from '../../kernel/http/cookies.ts'
import { requestLimit } from '../../kernel/http/request-limit.ts'
import { languageOf, visitorPlugin } from '../../kernel/http/visitor-plugin.ts'
import type { Shop } from '../../kernel/shop.ts'
import { mailPin } from '../mfa/mfa.service.ts'
import { readAnswer } from './read-answer.ts'
import { type LogoutRequest, readLogoutFromForm, readLogoutFromQuery } from './read-logout.ts'
import { isSamlOn, samlMetadata, samlPartner, samlPaths } from './saml-partner.ts'
import { deleteSessionsOf } from './saml.repository.ts'
import { enter, receiveAnswer, type SamlRefusal } from './saml.service.ts'

const afterwards = (reply: FastifyReply, path: string) => reply.header('cache-control', 'no-store').redirect(path, 303)

/** Back to the login, which shows the reason and then continues to the page first wanted. */
function backToLogin(reply: FastifyReply, why: SamlRefusal, relayPath = '/') {
  const query = new URLSearchParams({ sso: why, ...(relayPath === '/' ? {} : { redirect: relayPath }) })
  return afterwards(reply, `/login?${query.toString()}`)
}

/**
 * Returns the content the library reads from a foreign message; undefined, with a line in the log, where it is not
 * valid.
 */
async function ifItHolds<Message>(request: FastifyRequest, read: Promise<Message>): Promise<Message | undefined> {
  try {
    return await read
  } catch (error) {
    request.log.warn({ err: error }, 'single sign-on message refused')
    return undefined
  }
}

type Form = Readonly<Record<string, string>>
const textOf = (form: unknown, name: string): string => {
  const value = (form as Form | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/** The answer comes as a form of a foreign page, without our cookie; the browser returns with its code and cookie. */
function answerRoute(app: FastifyInstance, shop: Shop): void {
  app.post(samlPaths.answer, async (request, reply) => {
    const asserted = await ifItHolds(request, readAnswer(shop.config, textOf(request.body, 'SAMLResponse')))
    if (asserted === undefined) return backToLogin(reply, 'refused')
    const received = await receiveAnswer(shop, asserted, shop.clock())
    if (received.kind === 'refused') {
      request.log.info({ why: received.why }, 'single sign-on refused')
      return backToLogin(reply, received.why, received.relayPath)
    }
    return afterwards(reply, `${samlPaths.enter}?code=${received.code}`)
  })
}

/** Only the browser that asked: the address alone, sent to another, does not sign in. */
function enterRoute(app: FastifyInstance, shop: Shop): void {
  app.get(samlPaths.enter, async (request, reply) => {
    const now = shop.clock()
    const entered = await enter(shop, request.visitor, textOf(request.query, 'code'), now)
    if (entered.kind === 'refused') return backToLogin(reply, entered.why, entered.relayPath)
    if (entered.kind === 'pin') {
      await mailPin(shop, { userId: entered.userId, purpose: 'login' }, { resend: false }, now)
      return afterwards(reply, '/login?pin=sso')
    }
    const { user, token, relayPath } = entered
    applySession(reply, shop.config, { token, remember: null })
    // The next page is the customer's own, in their language.
    const language = languageOf(request, user.language, shop.languages())
    const remarks = await shop.broughtAlong({ ...request.visitor, language }, user, now)
    leaveRemarks(reply, shop.config, remarks, language)
    return afterwards(reply, relayPath)
  })
}

/**
 * A logout at the provider. The sessions end by the customer's name there, since a request from within the provider's
 * page has no cookie of ours. An answer to our own logout finds everything done already.
 */
function logoutRoutes(app: FastifyInstance, shop: Shop): void {
  const leave = async (request: FastifyRequest, reply: FastifyReply, read: Promise<LogoutRequest>) => {
    const left = await ifItHolds(request, read)
    if (left === undefined) return reply.code(403).header('cache-control', 'no-store').send()
    const { nameID: nameId, sessionIndex = null } = left.profile
    const ended = await deleteSessionsOf(shop.db, { nameId, sessionIndex })
    const partner = await samlPartner(shop.config)
    const answer = await partner.getLogoutResponseUrlAsync(left.profile, left.relayState, {}, ended > 0)
    return afterwards(reply, shop.config.SAML_LOGOUT_URL === '' ? '/' : answer)
  }
  app.get(samlPaths.logout, (request, reply) => {
    if (!('SAMLRequest' in (request.query as object))) return afterwards(reply, '/')
    const query = request.url.slice(request.url.indexOf('?') + 1)
    return leave(request, reply, readLogoutFromQuery(shop.config, query))
  })
  app.post(samlPaths.logout, (request, reply) => {
    const form = { SAMLRequest: textOf(request.body, 'SAMLRequest'), RelayState: textOf(request.body, 'RelayState') }
    if (form.SAMLRequest === '') return afterwards(reply, '/')
    return leave(request, reply, readLogoutFromForm(shop.config, form))
  })
}

/**
 * The routes that the identity provider and the browsers it sends need beside the calls. There are none without a
 * provider.
 */
export const samlPlugin: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  if (isSamlOn(shop.config)) {
    void app.register(requestLimit, { shop })
    void app.register(visitorPlugin, { shop, on: (request) => request.routeOptions.url === samlPaths.enter })
    void app.register(formBody, { bodyLimit: 128 * 1024 })
    app.setErrorHandler(sendToLogin)
    app.get(samlPaths.metadata, async (_request, reply) =>
      reply.type('application/samlmetadata+xml; charset=utf-8').send(await samlMetadata(shop.config)),
    )
    answerRoute(app, shop)
    enterRoute(app, shop)
    logoutRoutes(app, shop)
  }
  done()
}
