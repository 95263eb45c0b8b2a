import { Transform } from 'node:stream'

const eager = '<link rel="modulepreload"'

/** Loads the picture and the style first: the router preloads every script with high priority. */
export const withLowPriorityPreloads = (html: string) => html.replaceAll(eager, `${eager} fetchpriority="low"`)

/**
 * The same for a page on its way, chunk by chunk: React's chunks end on whole characters and never inside a tag of the
 * head.
 */
export function lowPriorityPreloads(): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, withLowPriorityPreloads(chunk.toString())),
  })
}
