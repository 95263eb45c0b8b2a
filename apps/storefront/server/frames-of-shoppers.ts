import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FramesOfOne } from './personal-pages.ts'

/** In bytes: the frames of some hundred customers. */
const largest = 4 * 1024 * 1024
/** In milliseconds, as long as the pages around them: a slot may be that of today or of tomorrow. */
const lifetime = 30_000

/**
 * The parts of the frame each shopper has been sent last. They are found by a digest of everything that is the
 * shopper's own, so that nobody but they can find them, and only while nothing of it has changed.
 */
export class FramesOfShoppers {
  readonly #frames = new LRUCache<string, Buffer>({
    ttl: lifetime,
    maxSize: largest,
    sizeCalculation: (html, key) => html.length + 2 * key.length + 200,
  })

  /** `own` is all that is the shopper's own, as JSON; `circumstances` what else decides how a frame looks. */
  of(own: string, circumstances: string): FramesOfOne {
    const digest = createHash('sha256').update(own).digest('base64')
    const keyOf = (frame: string) => `${digest} ${circumstances} ${frame}`
    return {
      get: (frame) => this.#frames.get(keyOf(frame)),
      add: (frame, html) => void this.#frames.set(keyOf(frame), html),
    }
  }
}
