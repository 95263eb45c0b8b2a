import fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closingConnections } from './closing-connections.ts'

test('a server that closes waits for the answer it is giving, not for the connection to be given up [http-41]', async () => {
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 60_000 })
  await app.register(closingConnections)
  const arrived = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrived.resolve()
    await pause(200)
    return 'whole'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${origin}/slow`).then((reply) => reply.text())
  await arrived.promise
  await app.close()
  expect(await answer).toBe('whole')
})

test('a connection on which nothing was asked does not delay the end', async () => {
  const app = fastify({ forceCloseConnections: 'idle' })
  await app.register(closingConnections)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const spare = connect(Number(port), '127.0.0.1')
  const ended = once(spare, 'close')
  await once(spare, 'connect')
  await app.close()
  await ended
})
