import { RefusalError, type Api } from './api.ts'
import { type Call } from './call.ts'
import { isCached } from './cached-answers.ts'
import { callUrl } from './call-url.ts'
import type { Envelope } from './envelope.ts'
import type { FileAnswer } from './call-schema.ts'
import { generalFailure, anonymousUser, speaking } from './general-failure.ts'
import { ResponseCache } from './response-cache.ts'
import { silence } from './silence.ts'

/** The client version that requests carry: that of the shop. (Account and after-sales, section 9) */
export const clientVersion = '1.1.7'

export interface ClientOptions {
  /** The origin of the server; empty in the browser, which has the same origin. */
  origin?: string
  language: () => string
  clientUuid: () => string
  /** Names this run of the client; no credential. */
  session: () => string
  /** The `x-ebsn-account` credential of a client without cookies; a browser has it in a cookie no script can read. */
  account?: () => string
  /** Asked before each request for what goes beyond the protocol. */
  extension?: () => Extension
  /** The text for a failure without an answer of the server, in the shopper's language. */
  generalError: () => string
  onPending?: (pending: number) => void
  onSessionExpired?: () => void
  /** Called with every answer of status 0 that came over the wire, not with cached ones. */
  onAnswer?: (call: Call, input: AnyInput, answer: Envelope<unknown>) => void
  fetch?: typeof fetch
  /** As `fetch`, for requests with files, and tells what part of them has left. */
  upload?: (url: string, init: RequestInit, onProgress: (part: number) => void) => Promise<Response>
  now?: () => number
}

/** Headers of one's own, and what makes of the data of the answer to them what the protocol answers. */
export interface Extension {
  headers: Readonly<Record<string, string>>
  read: (data: unknown) => unknown
}

/** The options of any call. */
export interface AnyInput {
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  files?: Readonly<Record<string, Blob>>
  onProgress?: (part: number) => void
}

/** Browsers allow 64 kB for all requests together that outlive their page. */
const outlivesThePage = (body: string) => body.length < 16_384

/**
 * Reads the body. Without one it is status 1 with the general error; a failure that names no error gets that one; and
 * with an HTTP status of failure the body is never a success. (Shopping core, section 8)
 */
async function readEnvelope(reply: Response, generalError: string): Promise<Envelope<unknown>> {
  const body = (await reply.json().catch(() => undefined)) as Partial<Envelope<unknown>> | null | undefined
  const { response: remarks, user = anonymousUser, data } = body ?? {}
  const response = { ...silence, status: 1, ...remarks }
  if (!reply.ok && response.status === 0) response.status = 1
  const isSpeechless = response.status !== 0 && response.errors.length + response.errorsMessage.length === 0
  return { response: isSpeechless ? speaking(response, generalError) : response, user, data }
}

/** A file to store: its content as a `Blob`, its name as the shop suggests. */
async function readFile(reply: Response): Promise<Envelope<unknown>> {
  const disposition = reply.headers.get('content-disposition') ?? ''
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'file'
  const content = await reply.blob()
  const data: FileAnswer = { name: decodeURIComponent(name), mediaType: content.type, content }
  return { response: silence, user: anonymousUser, data }
}

/** Fields nested in brackets, as forms send them, and the files beside them. */
function multipartOf(body: unknown, files: Readonly<Record<string, Blob>>): FormData {
  const data = new FormData()
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) add(`${name}[]`, one)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) add(name === '' ? key : `${name}[${key}]`, one)
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      data.append(name, String(value))
  }
  add('', body)
  for (const [name, file] of Object.entries(files)) data.append(name, file)
  return data
}

/** A bare answer in the envelope our callers read: its data is the body, what else it says stands in its headers. */
async function readBare(reply: Response): Promise<Envelope<unknown>> {
  const headers = Object.fromEntries(reply.headers)
  return { response: silence, user: anonymousUser, data: await reply.json(), headers }
}

/**
 * The typed client of the contract: protocol headers, answers of the catalogue cached for 15 minutes (50 of them, all
 * dropped by any write), the count of pending requests, and the end of the session. (Shopping core, sections 4, 7, 8)
 */
export function createClient(options: ClientOptions): Api & { clearCache: () => void } {
  const cache = new ResponseCache<Envelope<unknown>>()
  const now = options.now ?? Date.now
  const send = options.fetch ?? fetch
  let pending = 0

  const count = (step: 1 | -1) => {
    pending = Math.max(0, pending + step)
    options.onPending?.(pending)
  }

  const headers = (call: Call, { idempotencyKey }: AnyInput, own: Extension['headers']): Record<string, string> => ({
    accept: 'application/json',
    'x-ebsn-session': options.session(),
    'x-ebsn-account': options.account?.() ?? '',
    'x-ebsn-client': 'site',
    'x-ebsn-client-redirect': 'false',
    'x-ebsn-version': clientVersion,
    'x-ebsn-language': options.language(),
    'x-ebsn-client-uuid': options.clientUuid(),
    ...own,
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(call.method === 'GET' || call.shape === 'multipart' ? {} : { 'content-type': 'application/json' }),
  })

  /** Fetch cannot tell how much has left, so requests with files may go another way. */
  const sendFiles = (call: Call, url: string, input: AnyInput, own: Extension['headers']) => {
    const { body, files = {}, onProgress } = input
    const init: RequestInit = {
      method: call.method,
      headers: headers(call, input, own),
      credentials: 'same-origin',
      body: multipartOf(body, files),
    }
    const whole = (options.origin ?? '') + url
    return onProgress === undefined || options.upload === undefined
      ? send(whole, init)
      : options.upload(whole, init, onProgress)
  }

  const sendText = (call: Call, url: string, input: AnyInput, own: Extension['headers']) => {
    const text = call.method === 'GET' ? undefined : JSON.stringify(input.body ?? {})
    return send((options.origin ?? '') + url, {
      method: call.method,
      headers: headers(call, input, own),
      credentials: 'same-origin',
      // A write must reach the shop even when the page is left at once.
      keepalive: call.effect === 'write' && outlivesThePage(text ?? ''),
      ...(text !== undefined && { body: text }),
    })
  }

  const read = (call: Call, reply: Response): Promise<Envelope<unknown>> => {
    if (reply.ok && call.shape === 'bare') return readBare(reply)
    if (reply.ok && call.shape === 'file') return readFile(reply)
    return readEnvelope(reply, options.generalError())
  }

  const request = async (call: Call, url: string, input: AnyInput): Promise<Envelope<unknown>> => {
    count(1)
    const extension = options.extension?.()
    try {
      const transmit = call.shape === 'multipart' ? sendFiles : sendText
      const reply = await transmit(call, url, input, extension?.headers ?? {})
      const envelope = await read(call, reply)
      if (reply.status === 419) {
        cache.clear()
        options.onSessionExpired?.()
      }
      if (envelope.response.status !== 0) throw new RefusalError(envelope.response, envelope.user, reply.status)
      return extension === undefined ? envelope : { ...envelope, data: extension.read(envelope.data) }
    } catch (error) {
      if (error instanceof RefusalError) throw error
      throw generalFailure(options.generalError())
    } finally {
      count(-1)
    }
  }

  const ask = async (definition: Call, input: AnyInput): Promise<Envelope<unknown>> => {
    const answer = await request(definition, callUrl(definition, input.query), input)
    options.onAnswer?.(definition, input, answer)
    return answer
  }

  const call = async (definition: Call, input: AnyInput = {}) => {
    if (definition.effect === 'write') return ask(definition, input).finally(() => cache.clear())
    if (!isCached(definition, input.query)) return ask(definition, input)
    const key = `${options.language()} ${callUrl(definition, input.query)}`
    const cached = cache.get(key, now())
    if (cached !== undefined) return cached
    const { clearings } = cache
    const answer = await ask(definition, input)
    // A write meanwhile may have made it old before it came.
    if (cache.clearings === clearings) cache.set(key, answer, now())
    return answer
  }

  return { call: call as Api['call'], clearCache: () => cache.clear() }
}
