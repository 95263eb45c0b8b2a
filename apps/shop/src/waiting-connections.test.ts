import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { followConnections } from './waiting-connections.ts'

/** A server that takes a connection in each turn of the event loop, as many as wait. */
async function take(server: EventEmitter, waiting: number, ended: AbortSignal): Promise<number> {
  let taken = 0
  for (; taken < waiting && !ended.aborted; taken += 1) {
    server.emit('connection')
    await turn()
  }
  return taken
}

test('a stop waits for all connections that wait, and no longer for those that never end [program-21]', async () => {
  const server = new EventEmitter()
  const caughtUp = followConnections(server)
  const few = new AbortController()
  const taken = take(server, 40, few.signal)
  await caughtUp()
  few.abort()
  expect(await taken).toBe(40)
  const endless = new AbortController()
  const coming = take(server, Infinity, endless.signal)
  await caughtUp()
  endless.abort()
  expect(await coming).toBeGreaterThan(40)
})
