import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The encoding that the browser of a request unpacks; undefined where the page is sent as it is. */
export function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const compressed = (plain: Buffer, encoding: Encoding, effort: { br: number; gzip: number }): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(plain, { level: effort.gzip })
    : brotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort.br, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      })

/** A page that is sent to many. */
export const compressForMany = (plain: Buffer, encoding: Encoding) => compressed(plain, encoding, { br: 5, gzip: 6 })

/** A page that is sent once: what is not done here would cost more than the rest of the page. */
export const compressForOne = (plain: Buffer, encoding: Encoding) => compressed(plain, encoding, { br: 2, gzip: 1 })
