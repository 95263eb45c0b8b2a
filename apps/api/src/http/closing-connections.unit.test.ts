import fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closingConnections } from './closing-connections.ts'

test('a server that closes waits for the answer it is giving, not for the connection to be given up', async () => {
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 60_000 })
  await app.register(closingConnections)
  const asked = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await pause(200)
    return 'whole'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${origin}/slow`).then((reply) => reply.text())
  await asked.promise
  await app.close()
  expect(await answer).toBe('whole')
})
