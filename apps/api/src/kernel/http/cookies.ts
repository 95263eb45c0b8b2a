import type { Remark } from '@bottega/contract/envelope.ts'
import { remarksCookie } from '@bottega/contract/remarks-cookie.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionEffect } from '../calls/call-handler.ts'
import type { Config } from '../settings/config.ts'
import { deviceIsKnownFor } from '../sessions/known-devices.ts'
import { sessionLimits } from '../sessions/sessions.service.ts'

/** Set by the pages when the shopper chooses a language. */
export const languageCookie = 'lang'
/** The header in which clients without cookies receive their credential, and send it. */
const accountHeader = 'x-ebsn-account'

const isBehindHttps = ({ PUBLIC_ORIGIN }: Config) => PUBLIC_ORIGIN.startsWith('https:')
// With this beginning a browser takes a cookie from the very host alone: no sister domain can slip one in.
const nameOf = (config: Config, name: string) => (isBehindHttps(config) ? `__Host-${name}` : name)

export const sessionCookie = (config: Config) => nameOf(config, 'bottega_session')
export const rememberCookie = (config: Config) => nameOf(config, 'bottega_remember')
export const deviceCookie = (config: Config) => nameOf(config, 'bottega_device')

/** A token of previews. */
const previewCookie = 'bottega_preview'

/** The store a visitor has chosen. */
const storeCookie = 'bottega_store'
const storeRememberedMs = 30 * 24 * 3_600_000

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function cookieOptions(config: Config): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isBehindHttps(config) }
}

const repliesWithCookies = new WeakSet<FastifyReply>()

/** Whether an answer gives or takes a cookie: it is for one browser alone. */
export const leavesCookies = (reply: FastifyReply) => repliesWithCookies.has(reply)

/** Writes the effect of a call on the session into cookies, and into the header that clients without cookies read. */
export function applySession(reply: FastifyReply, config: Config, effect: SessionEffect): void {
  const options = cookieOptions(config)
  repliesWithCookies.add(reply)
  if (effect.token === null) void reply.clearCookie(sessionCookie(config), options)
  else {
    const lasts = effect.visit === true ? sessionLimits.visit : sessionLimits.absolute
    void reply.setCookie(sessionCookie(config), effect.token, { ...options, maxAge: seconds(lasts) })
    void reply.header(accountHeader, effect.token)
  }
  if (effect.device !== undefined)
    void reply.setCookie(deviceCookie(config), effect.device, { ...options, maxAge: seconds(deviceIsKnownFor) })
  if (effect.remember === null) void reply.clearCookie(rememberCookie(config), options)
  else if (effect.remember !== undefined)
    void reply.setCookie(rememberCookie(config), effect.remember, {
      ...options,
      maxAge: seconds(sessionLimits.remember),
    })
}

/** The store that serves the address a visitor asked about: no more of the address is stored. */
export function rememberStore(reply: FastifyReply, config: Config, storeId: number): void {
  repliesWithCookies.add(reply)
  const options = { ...cookieOptions(config), maxAge: seconds(storeRememberedMs) }
  void reply.setCookie(nameOf(config, storeCookie), String(storeId), options)
}

export function rememberedStore(request: FastifyRequest, config: Config): number | undefined {
  const value = request.cookies[nameOf(config, storeCookie)] ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

/** Hours an editor looks at drafts with one use of their link. */
const previewHours = 4

/** Shows drafts in this browser from now on; null shows what is published again. */
export function applyPreview(reply: FastifyReply, config: Config, token: string | null): void {
  repliesWithCookies.add(reply)
  const name = nameOf(config, previewCookie)
  if (token === null) void reply.clearCookie(name, cookieOptions(config))
  else void reply.setCookie(name, token, { ...cookieOptions(config), maxAge: seconds(previewHours * 3_600_000) })
}

export const previewTokenOf = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameOf(config, previewCookie)]

/** As many as stand on screen at once. */
const mostRemarks = 5

/** Remarks that no answer can carry, for the page after a redirect. Its scripts read the cookie. */
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

/** The header in which a program sends its credential; no page of another site can make a browser send it. */
export function accountHeaderOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[accountHeader]
  return typeof header === 'string' && header !== '' ? header : undefined
}

/**
 * Programs send the credential as a cookie too, by the name of its header in any case. From a browser it is not
 * accepted: without the prefix of our own cookies' names, a sister domain could sign a customer in as another.
 */
function accountCookieOf({ headers, cookies }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-site'] !== undefined) return undefined
  return Object.entries(cookies).find(([name]) => name.toLowerCase() === accountHeader)?.[1]
}

/** The credential of a request: what it names itself by, or the cookie of a browser or of a program. */
export function credentialOf(request: FastifyRequest, config: Config): string | undefined {
  const token = accountHeaderOf(request) ?? request.cookies[sessionCookie(config)] ?? accountCookieOf(request)
  return token === undefined || token === '' || token.length > 200 ? undefined : token
}
