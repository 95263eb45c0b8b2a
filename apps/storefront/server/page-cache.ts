import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compressForMany, type Encoding } from './page-encoding.ts'

/** A page with the nonce of its rendering. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

/** A page that can be sent to any visitor. */
export interface SharedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** A finished page, ready to send as it is. */
export interface FinishedPage extends Omit<SharedAnswer, 'html'> {
  readonly plain: Buffer
  /** Compressed for the first visitor who asks, and once: most pages are only asked for in one encoding. */
  readonly compressed: (encoding: Encoding) => Promise<Buffer>
}

/** An estimate in bytes, with what two encodings take. */
export const sizeOfFinished = ({ plain }: FinishedPage): number => Math.ceil(1.4 * plain.length)

/** How long a visitor may see an outdated price, in milliseconds: the cart always shows the current one. */
const lifetime = 30_000
const megabyte = 1024 * 1024
/**
 * In bytes: about 200 finished pages, and 300 that are joined for each customer. A customer costs a rendering where
 * theirs is not cached, and in a shop of 260 categories each of them is on somebody's screen.
 */
export const largest = { finished: 32 * megabyte, joined: 40 * megabyte } as const

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

/** Makes a page one that can be sent to any visitor. */
export function sharedAnswer({ status, headers: rendered, html }: RenderedPage, nonce: string): SharedAnswer {
  const headers = Object.fromEntries(rendered)
  const policy = headers['content-security-policy']
  return {
    status,
    headers: {
      ...headers,
      ...(policy === undefined
        ? {}
        : { 'content-security-policy': policyByHash(policy, nonce, inlineHashes(html, nonce)) }),
      vary: 'accept-encoding, cookie',
    },
    html: html.replaceAll(` nonce="${nonce}"`, ''),
  }
}

export const finishPage = ({ status, headers }: Omit<SharedAnswer, 'html'>, plain: Buffer): FinishedPage => ({
  status,
  headers,
  plain,
  compressed: compressedOnce(plain),
})

function compressedOnce(plain: Buffer): FinishedPage['compressed'] {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return (encoding) => (made[encoding] ??= compressForMany(plain, encoding))
}

/**
 * Pages that are the same for many visitors: each is rendered once in half a minute, and concurrent requests share one
 * rendering. Refused and redirected pages are not cached.
 */
export class PageCache<Page extends { readonly status: number }> {
  readonly #pages: LRUCache<string, Page>
  readonly #making = new Map<string, Promise<Page>>()

  readonly #note: (use: { hit: boolean; leftMs: number }) => void

  /** Sizes in bytes; `note` hears of each answer whether it was there. */
  constructor(sizeOf: (page: Page) => number, maxSize: number, note: (use: { hit: boolean; leftMs: number }) => void) {
    this.#note = note
    this.#pages = new LRUCache({ ttl: lifetime, ttlAutopurge: true, maxSize, sizeCalculation: sizeOf })
  }

  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = this.#pages.get(key) ?? this.#making.get(key)
    this.#note({ hit: known !== undefined, leftMs: this.#pages.getRemainingTTL(key) || lifetime })
    if (known !== undefined) return known
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
