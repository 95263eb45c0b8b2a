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
  })

  /** What a part is found by. */
  digestOf(key: string): string {
    return hash('sha256', key, 'base64')
  }

  get(digest: string): readonly Piece[] | undefined {
    return this.#parts.get(digest)
  }

  add(digest: string, pieces: readonly Piece[]): void {
    this.#parts.set(digest, pieces)
  }
}

const bytesOf = (piece: Piece) => (piece.kind === 'data' ? 0 : piece.html.length)
