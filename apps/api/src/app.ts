import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { cacheStatus } from './kernel/cache-status.ts'
import type { Config } from './kernel/settings/config.ts'
import { anonymousVisitCounter } from './kernel/counters.ts'
import type { Database } from './kernel/database/database.ts'
import { createDispatch, type Dispatch } from './kernel/calls/dispatch.ts'
import { callsPlugin } from './kernel/http/calls-plugin.ts'
import { closingConnections } from './kernel/http/closing-connections.ts'
import { sendError } from './kernel/http/error-handler.ts'
import { operationsPlugin } from './kernel/http/operations-plugin.ts'
import { readableRequest } from './kernel/http/readable-request.ts'
import { requestCounter } from './kernel/http/request-limit.ts'
import { securityHeaders, securityHeadersOf } from './kernel/http/security-headers.ts'
import { loggedError } from './kernel/logged-error.ts'
import { logStream } from './kernel/readable-log.ts'
import { warmCatalogue } from './trade/catalog/snapshot/catalogue.ts'
import type { PaymentProviders } from './trade/payments/payment-provider.ts'
import { mailPreviews } from './staff/mail-previews/mail-previews.routes.ts'
import {
  addMetrics,
  contentKinds,
  extendShop,
  handledCalls,
  faultsOf,
  missingParts,
  modules,
  outboxHandlers,
  signedIn,
  registeredAnew,
  signedMail,
  thingsOfStores,
} from './modules.ts'
import type { Shop } from './kernel/shop.ts'
import { Underway } from './kernel/underway.ts'

export interface BuildOptions {
  config: Config
  database: Database
  version: string
  clock?: () => Date
  /** As `paymentProviders` makes them from the settings. */
  payments: PaymentProviders
  /** Returns the place where the original of a picture may be beside the data folder, by stored path. */
  originals?: (path: string) => string | undefined
  /** The stream that log lines go to; the standard output unless given. */
  logTo?: { write: (line: string) => void }
}

export interface BuiltShop {
  app: FastifyInstance
  shop: Shop
  dispatch: Dispatch
  /** Aborted when the program is about to stop: from then on it is not ready. */
  ending: AbortController
  /** Calls and pages that are being made. */
  underway: Underway
}

/**
 * Should a log line ever carry what was sent; of a request it has the path alone, of an error what `loggedError` lets
 * through. (Safety, 21)
 */
const redact = ['*.password', '*.token', '*.otp', '*.mfa_pin']

function createServer({ config, logTo }: BuildOptions): FastifyInstance {
  return fastify({
    logger: {
      level: config.LOG_LEVEL,
      stream: logStream(config.LOG_FORMAT, logTo),
      redact,
      serializers: {
        req: ({ method, url, id }) => ({ method, id, path: url.split('?')[0] }),
        err: (error) => ({ ...loggedError(error) }),
      },
    },
    // One line per call, from the operations plugin; pictures and scripts would bury it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    // A client that sends one byte now and then would otherwise hold a connection for ever.
    requestTimeout: 60_000,
    // Only what our own proxies wrote: further back in the list stands whatever the sender likes.
    trustProxy: config.TRUST_PROXY === 0 ? false : (_address, hop) => hop < config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An address that cannot be read reaches no route, whose error handler would answer, and no hook, which adds
    // headers.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(securityHeadersOf(config))),
  })
}

/** Says at the start what an operator has to mend. */
async function logFaults(shop: Shop): Promise<void> {
  try {
    for (const fault of await faultsOf(shop)) shop.log.error(fault)
  } catch (error) {
    shop.log.error({ err: error }, 'the faults of this process could not be read')
  }
}

/** The back end as a Fastify program, not listening yet: used by the shop's program and by every test. */
export function buildApi(options: BuildOptions): BuiltShop {
  const { config, database, version, originals, clock = () => new Date(), payments } = options
  const app = createServer(options)
  // For routes that are not calls; the framework’s default answer would show the error to the client.
  app.setErrorHandler(sendError)
  const log: FastifyBaseLogger = app.log
  const requests = requestCounter(config)
  const anonymousVisits = anonymousVisitCounter(database)
  const shop = extendShop({
    config,
    version,
    database,
    db: database.db,
    log,
    clock,
    payments,
    requests,
    anonymousVisits,
    originals,
    contentKinds,
    signedIn,
    registeredAnew,
  })
  const underway = new Underway()
  const answer = createDispatch(handledCalls(shop), thingsOfStores)
  const dispatch: Dispatch = (name, input, context) => underway.track(answer(name, input, context))
  const ending = new AbortController()
  // First of all, so that what is refused by any other carries them too.
  void app.register(securityHeaders, { config })
  void app.register(readableRequest)
  void app.register(closingConnections)
  void app.register(cookie)
  if (!config.production) void app.register(cacheStatus)
  void app.register(operationsPlugin, {
    shop,
    ending: ending.signal,
    addMetrics: (registry) => addMetrics(registry, shop),
    missing: () => missingParts(shop),
    faults: () => faultsOf(shop),
  })
  for (const { routes } of modules) if (routes !== undefined) void app.register(routes, { shop })
  void app.register(mailPreviews, { shop, handlersOf: outboxHandlers, signedMail })
  void app.register(callsPlugin, { shop, dispatch, version })
  app.addHook('onListen', (done) => {
    void warmCatalogue(shop)
    void logFaults(shop)
    done()
  })
  return { app, shop, dispatch, ending, underway }
}
