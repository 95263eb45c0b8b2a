import fastifyPlugin from 'fastify-plugin'
import type { Socket } from 'node:net'

/**
 * Node closes idle connections when the server closes, but not those that are answering just then: idle afterwards,
 * they would delay the stop for as long as their client holds them. They are closed as they become idle. A connection
 * without any request counts as busy for Node, and browsers open spare ones: those are closed, too.
 */
export const closingConnections = fastifyPlugin(
  (app, _options, done) => {
    let sweeping: NodeJS.Timeout | undefined
    const unused = new Set<Socket>()
    app.server.on('connection', (socket) => {
      unused.add(socket)
      socket.once('close', () => unused.delete(socket))
    })
    app.server.on('request', ({ socket }) => unused.delete(socket))
    app.addHook('preClose', (next) => {
      sweeping = setInterval(() => {
        app.server.closeIdleConnections()
        for (const socket of unused) socket.destroy()
      }, 50)
      next()
    })
    app.addHook('onClose', (_app, next) => {
      clearInterval(sweeping)
      next()
    })
    done()
  },
  { name: 'closing-connections' },
)
