import { RefusalError, type Api } from './api.ts'
import { callUrl } from './call-url.ts'
import { calls, type Call, type CallName } from './calls.ts'
import type { Envelope, EnvelopeResponse, UserView } from './envelope.ts'
import { ResponseCache } from './response-cache.ts'

export const clientVersion = '1.1.7'

export interface ClientOptions {
  /** Where the server is; empty in the browser, where it is the same origin. */
  origin?: string
  language: () => string
  clientUuid: () => string
  /** The `x-ebsn-account` credential of a client without cookies. */
  account?: () => string | undefined
  /** What to say when the server could say nothing itself, in the person's language. */
  generalError: () => string
  onPending?: (pending: number) => void
  onSessionExpired?: () => void
  fetch?: typeof fetch
  now?: () => number
}

interface Given {
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
}

const nobody = { userId: -1 } as UserView

function silentResponse(status: number, text: string): EnvelopeResponse {
  return {
    status,
    errors: [{ error: text, code: 'error.general' }],
    infos: [],
    warnings: [],
    errorsMessage: [text],
    infosMessage: [],
    warningsMessage: [],
  }
}

/** Whether an answer may be given again: that of a catalogue call which asks for nobody's own. (Document 1, section 7) */
function isKept({ cached, personalWith = [] }: Call, query: Readonly<Record<string, unknown>> = {}): boolean {
  return cached === true && !personalWith.some((name) => query[name] !== undefined && query[name] !== false)
}

/** Reads the body; one that is no envelope becomes status 1 with the general message. (Document 1, section 8) */
async function readEnvelope(reply: Response, generalError: string): Promise<Envelope<unknown>> {
  const body = (await reply.json().catch(() => undefined)) as Partial<Envelope<unknown>> | undefined
  if (body?.response === undefined) return { response: silentResponse(1, generalError), user: nobody, data: undefined }
  const { response } = body
  const speechless = response.status !== 0 && response.errors.length === 0
  return {
    response: speechless ? silentResponse(response.status, generalError) : response,
    user: body.user ?? nobody,
    data: body.data,
  }
}

/**
 * The typed client of the contract: protocol headers, answers of the catalogue kept 15 minutes (50 of them, all dropped
 * by any write), the count of pending requests, and the end of the session. (Document 1, sections 4, 7, 8)
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

  const headers = (call: Call, idempotencyKey: string | undefined): Record<string, string> => {
    const account = options.account?.()
    return {
      accept: 'application/json',
      'x-ebsn-client': 'site',
      'x-ebsn-client-redirect': 'false',
      'x-ebsn-version': clientVersion,
      'x-ebsn-language': options.language(),
      'x-ebsn-client-uuid': options.clientUuid(),
      ...(account === undefined ? {} : { 'x-ebsn-account': account }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    }
  }

  const request = async (call: Call, url: string, { body, idempotencyKey }: Given): Promise<Envelope<unknown>> => {
    count(1)
    try {
      const reply = await send((options.origin ?? '') + url, {
        method: call.method,
        headers: headers(call, idempotencyKey),
        credentials: 'same-origin',
        ...(call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      const envelope = await readEnvelope(reply, options.generalError())
      if (reply.status === 419) {
        cache.clear()
        options.onSessionExpired?.()
      }
      if (envelope.response.status !== 0) throw new RefusalError(envelope.response, envelope.user, reply.status)
      return envelope
    } catch (error) {
      if (error instanceof RefusalError) throw error
      throw new RefusalError(silentResponse(1, options.generalError()), nobody, 0)
    } finally {
      count(-1)
    }
  }

  const call = async (name: CallName, input: Given = {}) => {
    const definition: Call = calls[name]
    const url = callUrl(definition, input.query)
    if (definition.effect === 'write') cache.clear()
    if (!isKept(definition, input.query)) return request(definition, url, input)
    const key = `${options.language()} ${url}`
    const kept = cache.get(key, now())
    if (kept !== undefined) return kept
    const answer = await request(definition, url, input)
    cache.set(key, answer, now())
    return answer
  }

  return { call: call as Api['call'], clearCache: () => cache.clear() }
}
