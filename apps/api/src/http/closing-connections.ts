import fastifyPlugin from 'fastify-plugin'

/**
 * Node closes idle connections when the server closes, but not those that are answering just then: idle afterwards,
 * they would delay the stop for as long as their client holds them. They are closed as they become idle.
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
