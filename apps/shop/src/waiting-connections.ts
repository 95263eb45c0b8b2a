import type { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'

/** How long a stop waits, after the drain, for connections that the operating system holds. */
const longestCatchUpMs = 3000

/**
 * Follows a server from before it listens. The function it gives resolves when the event loop, which takes one waiting
 * connection a turn and reads it in the next, takes no more of them, or after three seconds, because on a busy day some
 * always wait.
 */
export function followConnections(server: EventEmitter): () => Promise<void> {
  let taken = 0
  server.on('connection', () => (taken += 1))
  return async () => {
    const until = performance.now() + longestCatchUpMs
    let before: number
    do {
      before = taken
      await turn()
      await turn()
    } while (taken > before && performance.now() < until)
  }
}
