import { Transform } from 'node:stream'

const eager = '<link rel="modulepreload"'

/**
 * Loads the picture and the style first: the router preloads every script with high priority. Works on text, chunk by
 * chunk: React's chunks end on whole characters and never inside a tag of the head.
 */
export function withLowPriorityPreloads(): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      done(null, chunk.toString().replaceAll(eager, `${eager} fetchpriority="low"`))
    },
  })
}
