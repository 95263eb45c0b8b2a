import type { Envelope } from '@bottega/contract/envelope.ts'
import { isSignedInId } from '@bottega/rules/people/account.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { withPictureOrigin } from '../picture-origin.ts'
import { compress, type Encoding, encodingFor, isWorthCompressing } from './compression.ts'
import { leavesCookies } from './cookies.ts'

interface ReadyAnswer {
  body: Buffer
  digest: string
  /** Made at its first request. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
}

/** Sent hundreds of times for once compressed. */
const effort = 5

/** Bytes of answers given before, cached exactly as long as the module that made their data caches it. */
const ready = new WeakMap<object, ReadyAnswer>()

function readyAnswer(data: object, written: unknown, origin: string): ReadyAnswer {
  const known = ready.get(data)
  if (known !== undefined) return known
  const body = Buffer.from(withPictureOrigin(JSON.stringify(written), origin))
  const made = { body, digest: createHash('sha1').update(body).digest('base64url'), compressed: {} }
  ready.set(data, made)
  return made
}

/** Only answers with nothing personal: no customer signed in, no remarks, no cookie set or removed. */
export function isForEverybody(envelope: Envelope<object | null>, reply: FastifyReply): envelope is Envelope<object> {
  const { user, response, data } = envelope
  const isSilent = response.infos.length === 0 && response.warnings.length === 0
  return data !== null && !isSignedInId(user.userId) && isSilent && !leavesCookies(reply)
}

/**
 * Sends an anonymous answer of the catalogue as bytes made once for the same data, for shared caches to hold a minute;
 * a client that holds it already gets 304. `data` is what they are cached by, `written` what is sent of it. Personal
 * answers never come here. (Safety, 19)
 */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { data, written }: { data: object; written: unknown },
  origin: string,
): Promise<FastifyReply> {
  const { body, digest, compressed } = readyAnswer(data, written, origin)
  const encoding = isWorthCompressing(body) ? encodingFor(request) : undefined
  const etag = `"${[digest, encoding].filter(Boolean).join('-')}"`
  void reply.headers({
    'cache-control': 'public, max-age=60',
    vary: 'accept-encoding, cookie, x-ebsn-account, x-ebsn-language',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  void reply.header('content-type', 'application/json; charset=utf-8')
  if (encoding === undefined) return reply.send(body)
  const bytes = await (compressed[encoding] ??= compress(body, encoding, effort))
  return reply.header('content-encoding', encoding).send(bytes)
}
