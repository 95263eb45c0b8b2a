import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionEffect } from '../call-handler.ts'
import type { Config } from '../config.ts'
import { sessionLimits } from '../modules/auth/sessions.service.ts'

export const sessionCookie = 'bottega_session'
export const rememberCookie = 'bottega_remember'
/** Where clients without cookies find their credential, and bring it. */
const accountHeader = 'x-ebsn-account'
/** The one the pages set when somebody chooses a language. */
export const languageCookie = 'lang'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function cookieOptions(config: Config, maxAge: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.PUBLIC_ORIGIN.startsWith('https:'), maxAge }
}

/** What a call did to the session becomes cookies, and the header clients without cookies read. */
export function applySession(reply: FastifyReply, config: Config, effect: SessionEffect): void {
  if (effect.token === null) void reply.clearCookie(sessionCookie, { path: '/' })
  else {
    const lasts = effect.visit === true ? sessionLimits.visit : sessionLimits.absolute
    void reply.setCookie(sessionCookie, effect.token, cookieOptions(config, seconds(lasts)))
    void reply.header(accountHeader, effect.token)
  }
  if (effect.remember === null) void reply.clearCookie(rememberCookie, { path: '/' })
  else if (effect.remember !== undefined)
    void reply.setCookie(rememberCookie, effect.remember, cookieOptions(config, seconds(sessionLimits.remember)))
}

/** The credential of a request: the cookie of a browser, or the header of a client without cookies. */
export function credentialOf(request: FastifyRequest): string | undefined {
  const header = request.headers[accountHeader]
  const token = request.cookies[sessionCookie] ?? (typeof header === 'string' ? header : undefined)
  return token === undefined || token === '' || token.length > 200 ? undefined : token
}

/** Whether an answer carries the credential of a session, new or renewed: it is for one browser alone. */
export const givesCredential = (reply: FastifyReply) => reply.hasHeader(accountHeader)

/** Whoever brings the cookie of a session that is over: the answer takes it away from this one browser. */
export const bringsEndedSession = ({ cookies, visitor }: FastifyRequest) =>
  cookies[sessionCookie] !== undefined && visitor.sessionHash === undefined
