import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Piece } from './personal-pages.ts'

/** In bytes: some thousand cards of products. */
const largest = 24 * 1024 * 1024
/** Milliseconds after its last use: what no page shows any more gives its memory back. */
const idle = 120_000
/** Of a piece beside its HTML; a personal one holds what it is rendered from. */
const overhead = 500

/**
 * Parts of shared pages as they were rendered, found by a digest of everything they are rendered from: what changes is
 * another part, so nothing here can be outdated, in any process.
 */
export class CopiedParts {
  readonly #parts = new LRUCache<string, readonly Piece[]>({
    maxSize: largest,
    sizeCalculation: (pieces) => pieces.reduce((sum, piece) => sum + bytesOf(piece) + overhead, 1),
    ttl: idle,
    updateAgeOnGet: true,
    // The clock is read once in this time, not for each of a page's parts.
    ttlResolution: 1000,
  })

  /** The key by which a part is found: equal for parts with one name that are rendered from the same. */
  digestOf(name: string, of: readonly unknown[]): string {
    return [
      name,
      ...of.map((one) => (typeof one === 'object' && one !== null ? digestOf(one) : JSON.stringify([one]))),
    ].join(' ')
  }

  get(digest: string): readonly Piece[] | undefined {
    return this.#parts.get(digest)
  }

  add(digest: string, pieces: readonly Piece[]): void {
    this.#parts.set(digest, pieces)
  }
}

const digests = new WeakMap<object, string>()

/** Of all that an object says, made once for each: products and departments come again with every page. */
function digestOf(one: object): string {
  const digest = digests.get(one) ?? hash('sha256', JSON.stringify(one), 'base64')
  digests.set(one, digest)
  return digest
}

const bytesOf = (piece: Piece) => (piece.kind === 'data' ? 0 : piece.html.length)
