import { httpStatus, messageOf, type MessageCode } from '@bottega/contract/codes.ts'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import type { MessageArguments } from '@bottega/contract/texts/text-of.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnreachable } from '../database/database-unreachable.ts'
import { refusalEnvelope } from '../calls/envelope.ts'
import { presentUser } from '../calls/present-user.ts'
import { ShopError } from '../shop-error.ts'
import { languageCookie } from './cookies.ts'

const byFastifyCode: Record<string, MessageCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'error.request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'error.request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'error.request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'error.request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'error.request.mediaType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'error.request.mediaType',
  FST_FILES_LIMIT: 'error.request.tooLarge',
  FST_FIELDS_LIMIT: 'error.request.tooLarge',
  FST_PARTS_LIMIT: 'error.request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'error.request.tooLarge',
  FST_PROTO_VIOLATION: 'error.request.malformed',
}

function codeOf(error: unknown): { code: MessageCode; values?: MessageArguments } {
  if (error instanceof ShopError) return { code: error.code, values: error.values }
  const known = byFastifyCode[(error as { code?: string }).code ?? '']
  if (known !== undefined) return { code: known }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status >= 400 && status < 500) return { code: 'error.request.malformed' }
  return { code: isDatabaseUnreachable(error) ? 'error.service.unavailable' : 'error.general' }
}

/**
 * True for an error that staff will look for in the log; a refusal is an expected answer, and so is that of a shop
 * before its opening.
 */
export const isFailure = (code: MessageCode) => messageOf(code).status >= 500 && code !== 'error.shop.notOpen'

/** Leads from an error that a customer reports to the lines of the log. */
export const correlation = ({ id }: FastifyRequest): Record<string, string> => ({ 'x-request-id': id })

/** The answer a client gets to a failure; a bug shows its details only in the log. */
export interface FailureAnswer {
  code: MessageCode
  values: MessageArguments | undefined
  language: Language
}

/** Logs a failure and returns what the client may know of it, in the language of the request. */
export function failureAnswer(error: unknown, request: FastifyRequest): FailureAnswer {
  const { code, values } = codeOf(error)
  if (isFailure(code)) request.log.error({ err: error }, code)
  else request.log.info({ code, detail: error instanceof ShopError ? error.detail : undefined }, 'refused')
  // A request refused before its visitor was known still names its language.
  const named = [
    visitorOf(request)?.language,
    request.headers['x-ebsn-language'],
    languageCookieOf(request),
    preferredLanguage(request.headers['accept-language']),
  ]
  return { code, values, language: languages.find((one) => named.find(Boolean) === one) ?? 'it' }
}

/** The first language of the shop in a browser's list, which is in the order of preference. */
const preferredLanguage = (list = '') =>
  list.split(',').flatMap((one) => languages.find((language) => one.trim().startsWith(language)) ?? [])[0]

const visitorOf = (request: FastifyRequest) => (request as Partial<FastifyRequest>).visitor
const languageCookieOf = ({ cookies }: Partial<FastifyRequest>) => cookies?.[languageCookie]

/** A shop that opens for the first time is looked at again in about this time. */
const secondsUntilOpen = 600

/** A crowd is served, and a database started again, in about this time. */
const secondsAway = 10

/** The time to try again, which the message says in words, as a header for programs. */
export function whenToComeBack(code: MessageCode, values?: MessageArguments): Record<string, string> {
  if (code === 'error.request.tooMany') return { 'retry-after': String(values?.['seconds'] ?? 60) }
  if (code === 'error.shop.notOpen') return { 'retry-after': String(secondsUntilOpen) }
  return code === 'error.service.unavailable' ? { 'retry-after': String(secondsAway) } : {}
}

/** A request has no `routeOptions` before its route is found. */
const isBare = ({ routeOptions }: Partial<FastifyRequest>) => {
  const shape = routeOptions?.config.call?.call.shape
  return shape === 'bare' || shape === 'file'
}

/** A bare call, and one that answers a file, has no envelope to carry a refusal under 200. */
function bareStatus(code: MessageCode): number {
  const status = httpStatus(code)
  return status === 200 ? 422 : status
}

/** The one place where a refusal or a bug becomes an envelope. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, values, language } = failureAnswer(error, request)
  const envelope = refusalEnvelope(code, values, presentUser(visitorOf(request)?.user), language)
  if (isFailure(code)) envelope.response.requestId = request.id
  void reply
    .code(isBare(request) ? bareStatus(code) : httpStatus(code))
    .headers({ 'cache-control': 'no-store', ...correlation(request), ...whenToComeBack(code, values) })
    .send(envelope)
}
