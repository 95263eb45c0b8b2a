import type { Remark } from '@bottega/contract/envelope.ts'
import { remarksCookie } from '@bottega/contract/remarks-cookie.ts'
import { textOf, type Language } from '@bottega/contract/texts/text-of.ts'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionEffect } from '../call-handler.ts'
import type { Config } from '../config.ts'
import { sessionLimits } from '../modules/auth/sessions.service.ts'

/** The one the pages set when somebody chooses a language. */
export const languageCookie = 'lang'
/** Where clients without cookies find their credential, and bring it. */
const accountHeader = 'x-ebsn-account'

const isBehindHttps = ({ PUBLIC_ORIGIN }: Config) => PUBLIC_ORIGIN.startsWith('https:')
// With this beginning a browser takes a cookie from the very host alone: no sister domain can slip one in.
const nameOf = (config: Config, name: string) => (isBehindHttps(config) ? `__Host-${name}` : name)

export const sessionCookie = (config: Config) => nameOf(config, 'bottega_session')
export const rememberCookie = (config: Config) => nameOf(config, 'bottega_remember')

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function cookieOptions(config: Config): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isBehindHttps(config) }
}

const repliesWithCookies = new WeakSet<FastifyReply>()

/** Whether an answer gives or takes a cookie: it is for one browser alone. */
export const leavesCookies = (reply: FastifyReply) => repliesWithCookies.has(reply)

/** What a call did to the session becomes cookies, and the header clients without cookies read. */
export function applySession(reply: FastifyReply, config: Config, effect: SessionEffect): void {
  const options = cookieOptions(config)
  repliesWithCookies.add(reply)
  if (effect.token === null) void reply.clearCookie(sessionCookie(config), options)
  else {
    const lasts = effect.visit === true ? sessionLimits.visit : sessionLimits.absolute
    void reply.setCookie(sessionCookie(config), effect.token, { ...options, maxAge: seconds(lasts) })
    void reply.header(accountHeader, effect.token)
  }
  if (effect.remember === null) void reply.clearCookie(rememberCookie(config), options)
  else if (effect.remember !== undefined)
    void reply.setCookie(rememberCookie(config), effect.remember, {
      ...options,
      maxAge: seconds(sessionLimits.remember),
    })
}

/** As many as stand on screen at once. */
const mostRemarks = 5

/** What there is to say and no answer to say it in, for the page a redirect leads to. Its scripts read it. */
export function leaveRemarks(
  reply: FastifyReply,
  config: Config,
  remarks: readonly Remark[],
  language: Language,
): void {
  if (remarks.length === 0) return
  repliesWithCookies.add(reply)
  const texts = remarks.slice(0, mostRemarks).map(({ code, values }) => textOf(code, language, values))
  void reply.setCookie(remarksCookie, JSON.stringify(texts), { ...cookieOptions(config), httpOnly: false, maxAge: 60 })
}

/** The credential of a request: the cookie of a browser, or the header of a client without cookies. */
export function credentialOf(request: FastifyRequest, config: Config): string | undefined {
  const header = request.headers[accountHeader]
  const token = request.cookies[sessionCookie(config)] ?? (typeof header === 'string' ? header : undefined)
  return token === undefined || token === '' || token.length > 200 ? undefined : token
}
