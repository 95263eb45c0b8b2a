import fastifyPlugin from 'fastify-plugin'

/**
 * Node closes connections that rest when the server closes, and keeps those that are answering just then: resting
 * afterwards, they would hold up the stop for as long as their client keeps them. They are let go of as they come to
 * rest.
 */
export const closingConnections = fastifyPlugin(
  (app, _options, done) => {
    let sweeping: NodeJS.Timeout | undefined
    app.addHook('preClose', (next) => {
      sweeping = setInterval(() => app.server.closeIdleConnections(), 50)
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
