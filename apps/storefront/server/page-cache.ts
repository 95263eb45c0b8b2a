import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A finished page, ready to send as it is. */
export type KeptPage = {
  status: number
  headers: Record<string, string>
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** How long a visitor may see an outdated price, in milliseconds: the cart always shows the current one. */
const lifetime = 30_000
const largest = 64 * 1024 * 1024

/** Attributes match no angle bracket: a tag that stored text leaves open cannot swallow the beginning of another. */
const inlineWithNonce = /<(script|style)(?:\s[^<>]*)?\snonce="([^"<>]*)"[^<>]*>([\s\S]*?)<\/\1>/g

/**
 * The hashes of a page's inline scripts and styles. A cached page is sent to many, so its policy names them by hash
 * instead of by nonce. Only those the server wrote: they alone carry the nonce of this rendering, which no stored text
 * can know. (docs/decisions/0174-scripts-of-cached-pages.md)
 */
function inlineHashes(html: string, nonce: string): Record<'script' | 'style', ReadonlySet<string>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, element, given, code = ''] of html.matchAll(inlineWithNonce))
    if (given === nonce && code !== '')
      hashes[element === 'style' ? 'style' : 'script'].add(
        `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      )
  return hashes
}

/** The policy with hashes in the place of the nonce, each in the directive of its kind. */
function policyByHash(policy: string, nonce: string, hashes: ReturnType<typeof inlineHashes>): string {
  const directives = policy.split('; ').map((directive) => {
    const named = hashes[directive.startsWith('style-src') ? 'style' : 'script']
    return directive.replace(`'nonce-${nonce}'`, [...named].join(' ')).trimEnd()
  })
  return directives.join('; ')
}

/** Reads an answer to its end and makes it one that can be sent to any visitor. */
export async function keepPage(answer: Response, nonce: string): Promise<KeptPage> {
  const html = await answer.text()
  const headers = Object.fromEntries(answer.headers)
  const policy = headers['content-security-policy']
  const plain = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gz] = await Promise.all([brotli(plain, quality), gzipped(plain)])
  return {
    status: answer.status,
    headers: {
      ...headers,
      ...(policy === undefined
        ? {}
        : { 'content-security-policy': policyByHash(policy, nonce, inlineHashes(html, nonce)) }),
      vary: 'accept-encoding, cookie',
    },
    plain,
    br,
    gzip: gz,
  }
}

/**
 * Pages of anonymous visitors: the same for all of them, so each is rendered once in half a minute, and concurrent
 * requests share one rendering. Refused and redirected pages are not cached.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    ttl: lifetime,
    maxSize: largest,
    sizeCalculation: (page) => page.plain.length + page.br.length + page.gzip.length,
  })
  readonly #making = new Map<string, Promise<KeptPage>>()

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  async make(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const underway = this.#making.get(key)
    if (underway !== undefined) return underway
    const made = render()
    this.#making.set(key, made)
    try {
      const page = await made
      if (page.status === 200) this.#pages.set(key, page)
      return page
    } finally {
      this.#making.delete(key)
    }
  }
}
