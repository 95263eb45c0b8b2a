import { AsyncLocalStorage } from 'node:async_hooks'
import fastifyPlugin from 'fastify-plugin'

const entries = new AsyncLocalStorage<Set<string>>()

interface CacheUse {
  /** Whether the answer was there, or was made for this request. */
  readonly hit: boolean
  /** Milliseconds it will be given again, where time ends its life. */
  readonly leftMs?: number
  readonly detail?: string
}

/**
 * Tells in development which cache an answer came from and how long that will be so, as the header `Cache-Status` of RFC
 * 9211: `answers; hit; ttl=7`. In production nobody listens. (docs/caches.md)
 */
export function noteCache(cache: string, { hit, leftMs, detail }: CacheUse): void {
  entries
    .getStore()
    ?.add(
      [
        cache,
        hit ? 'hit' : 'fwd=miss',
        ...(leftMs === undefined ? [] : [`ttl=${Math.ceil(leftMs / 1000)}`]),
        ...(detail === undefined ? [] : [`detail="${detail}"`]),
      ].join('; '),
    )
}

/** Listens to the caches of each request; for shops in development. */
export const cacheStatus = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRequest', (_request, _reply, next) => {
      entries.run(new Set(), next)
    })
    app.addHook('onSend', (_request, reply, payload, next) => {
      const noted = entries.getStore()
      if (noted !== undefined && noted.size > 0) void reply.header('cache-status', [...noted].join(', '))
      next(null, payload)
    })
    done()
  },
  { name: 'cache-status' },
)
