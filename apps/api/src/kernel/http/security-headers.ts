import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../settings/config.ts'

export function securityHeadersOf(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.PUBLIC_ORIGIN.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** On every answer; pages add their own content-security-policy with hashes or a nonce. (Safety, 18) */
export const securityHeaders = fastifyPlugin<{ config: Config }>(
  (app, { config }, done) => {
    const headers = securityHeadersOf(config)
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers(headers)
      next()
    })
    done()
  },
  { name: 'security-headers' },
)
