import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { leavesCookies } from './cookies.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'
const encodings: Encoding[] = ['br', 'gzip']

/** Bytes below which compressing gains nothing worth its time. */
const smallest = 1024

/** The encoding that the client of a request unpacks and prefers; undefined where it says nothing. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding']
  return (typeof accepted === 'string' ? negotiate(accepted, encodings) : null) ?? undefined
}

/** `effort` is the level of gzip and the quality of brotli: 1 for what is sent once, more for what is sent often. */
export function compress(body: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: effort })
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotli(body, { params })
}

export const isWorthCompressing = (body: Buffer | string) => Buffer.byteLength(body) > smallest

/**
 * Compresses the answers of its scope over 1 kB, at a fast level: most are made for one shopper and sent once. Answers
 * that hand out a credential, which also set a cookie, are sent uncompressed: compressed together with text an attacker
 * chose, their length would reveal it (BREACH). No other answer holds a credential.
 */
export const compressedAnswers = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
      if (reply.hasHeader('content-encoding') || leavesCookies(reply) || !isWorthCompressing(payload)) return payload
      const encoding = encodingFor(request)
      if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding')
      if (encoding === undefined) return payload
      void reply.header('content-encoding', encoding).removeHeader('content-length')
      return compress(Buffer.from(payload), encoding, 1)
    })
    done()
  },
  { name: 'compressed-answers' },
)
