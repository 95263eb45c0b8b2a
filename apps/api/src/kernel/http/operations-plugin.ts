import type { DescribedCall } from '@bottega/contract/area.ts'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../settings/config.ts'
import { WriteProbe } from '../database/write-probe.ts'
import type { Shop } from '../shop.ts'
import { ShopError } from '../shop-error.ts'
import { isThisMachine } from './network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call a route answers. */
    call?: DescribedCall
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * With a token set, for requests that send it; without one only for this machine: a proxy's requests come from
 * elsewhere.
 */
function maySeeMetrics({ headers, socket }: FastifyRequest, { METRICS_TOKEN: token }: Config): boolean {
  if (token !== '') return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && isThisMachine(socket.remoteAddress ?? '')
}

interface Options {
  shop: Shop
  /** Aborted when the program is about to stop. */
  ending: AbortSignal
  /** Adds the figures of modules. */
  addMetrics: (registry: Registry) => void
  /** Returns the things that modules lack before the shop can open. */
  missing: () => Promise<readonly string[]>
  /** Returns the faults that an operator has to mend while the shop stays open. */
  faults: () => Promise<readonly string[]>
}

/** For balancers and monitors: live, ready (the database answers and takes writes, the shop has goods and slots to sell, and the program is not about to stop), figures. */
export const operationsPlugin = fastifyPlugin<Options>(
  (app, { shop, ending, addMetrics, missing: missingNow, faults: faultsNow }, done) => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const duration = new Histogram({
      name: 'bottega_call_seconds',
      help: 'Time to answer a call, by call and HTTP status',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    })
    addMetrics(registry)
    const writes = new WriteProbe(shop.db)
    app.addHook('onResponse', (request, reply, next) => {
      const call = request.routeOptions.config.call?.name
      if (call !== undefined) {
        duration.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
        request.log.info({ call, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
      }
      next()
    })
    app.addHook('onClose', () => registry.clear())

    app.get('/health/live', () => ({ status: 'live' }))
    app.get('/health/ready', async (request, reply) => {
      if (ending.aborted) return reply.code(503).send({ status: 'stopping' })
      try {
        await shop.db.execute(sql`select 1`)
        await writes.check()
        const missing = await missingNow()
        if (missing.length > 0) return await reply.code(503).send({ status: 'not open', missing })
        const faults = await faultsNow()
        return { status: 'ready', database: shop.database.kind, ...(faults.length > 0 && { faults }) }
      } catch (error) {
        request.log.error({ err: error }, 'not ready')
        return reply.code(503).send({ status: 'not ready' })
      }
    })
    app.get('/metrics', async (request, reply) => {
      if (!maySeeMetrics(request, shop.config)) throw new ShopError('error.request.forbidden')
      return reply.type(registry.contentType).send(await registry.metrics())
    })
    done()
  },
  { name: 'operations' },
)
