import { describedCalls } from '@bottega/contract/areas.ts'
import { cartSinceHeader } from '@bottega/contract/cart/cart-changes.ts'
import { basePath } from '@bottega/contract/call.ts'
import { isCached } from '@bottega/contract/cached-answers.ts'
import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { openApiDocument } from '@bottega/contract/openapi.ts'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatch, Dispatched } from '../calls/dispatch.ts'
import { pictureOrigin, withPictureOrigin } from '../picture-origin.ts'
import { answerJson } from '../calls/repeated-parts.ts'
import type { UploadedFile } from '../calls/uploaded-file.ts'
import type { Shop } from '../shop.ts'
import { ShopError } from '../shop-error.ts'
import { callsPage } from './calls-page.ts'
import { compressedAnswers } from './compression.ts'
import { applySession, rememberStore } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { sendError } from './error-handler.ts'
import { sendFile } from './file-answer.ts'
import { formBodies, isForm } from './form-body.ts'
import { isFormNavigation, outcomeOf, redirectToForm } from './form-navigation.ts'
import { isMultipart, multipartBodies, readMultipart } from './multipart.ts'
import { isForEverybody, sendReady } from './ready-answers.ts'
import { requestLimit } from './request-limit.ts'
import { visitorPlugin } from './visitor-plugin.ts'

interface Options {
  shop: Shop
  dispatch: Dispatch
  version: string
}

/**
 * Pages and answers of the customer who logs out that the browser has cached, those behind the back button included.
 * Not "cookies" or "storage": language, theme and cookie preferences stay. (docs/decisions/0170)
 */
const clearedAtLogout = '"cache", "prefetchCache", "prerenderCache"'

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : undefined
}

function cartSinceOf({ headers }: FastifyRequest): string | undefined {
  const since = headers[cartSinceHeader]
  return typeof since === 'string' ? since : undefined
}

/** Whether a path is that of a route, whose parameters stand for any part. */
function isAt(path: string, route: string): boolean {
  const parts = path.replace(/\/$/, '').split('/')
  const named = route.split('/')
  return named.length === parts.length && named.every((part, index) => part.startsWith(':') || part === parts[index])
}

const secretGets = [...describedCalls.values()]
  .filter(({ call }) => call.getIsSecret === true)
  .map(({ call }) => call.base + call.path)

/**
 * A known address called with another method is answered with the methods it takes (RFC 9110, section 15.5.6), but for
 * the GETs of the specification that would carry secrets: those are not there. (Safety, 12)
 */
function refuseUnknown(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, new Set([...(methodsOf.get(url) ?? []), ...[method].flat()]))
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const [, methods] = [...methodsOf].find(([route]) => isAt(path, route)) ?? []
    const isSecretGet = request.method === 'GET' && secretGets.some((route) => isAt(path, route))
    if (methods === undefined || isSecretGet) return sendError(new ShopError('error.request.notFound'), request, reply)
    return sendError(new ShopError('error.request.method'), request, reply.header('allow', [...methods].join(', ')))
  })
}

/** Every call of the contract as a route. */
export const callsPlugin: FastifyPluginCallback<Options> = (app, { shop, dispatch, version }, done) => {
  void app.register(requestLimit, { shop })
  void app.register(visitorPlugin, { shop })
  void app.register(formBodies)
  void app.register(multipartBodies)
  void app.register(compressedAnswers)
  app.setErrorHandler(sendError)
  refuseUnknown(app)

  const origin = pictureOrigin(shop.config)
  for (const described of describedCalls.values()) {
    const { call } = described
    const answer = async (request: FastifyRequest, reply: FastifyReply, files: readonly UploadedFile[] = []) => {
      const { visitor, log } = request
      const query: Record<string, unknown> = { ...(request.query as object), ...(request.params as object) }
      const input = {
        query,
        body: request.body,
        form: isForm(request) || isMultipart(request),
        files,
        idempotencyKey: idempotencyKeyOf(request),
      }
      const dispatched = await dispatch(call, input, {
        shop,
        visitor,
        now: shop.clock(),
        log,
        cartSince: cartSinceOf(request),
      })
      const { envelope, session, storeId } = dispatched as Dispatched<object | null>
      if (session !== undefined) applySession(reply, shop.config, session)
      if (session?.token === null) void reply.header('clear-site-data', clearedAtLogout)
      if (storeId !== undefined) rememberStore(reply, shop.config, storeId)
      const { headers = {}, ...enveloped } = envelope
      const isBare = call.shape === 'bare'
      void reply.headers(headers)
      if (call.shape === 'file') return sendFile(reply, envelope.data as FileAnswer)
      if (call.shape === 'multipart' && isFormNavigation(request))
        return redirectToForm(request, reply, { sent: 'true' })
      const mayBeShared = isCached(call, query) && session === undefined && request.visitor.preview !== true
      if (mayBeShared && isForEverybody(envelope, reply))
        return sendReady(request, reply, { data: envelope.data, written: isBare ? envelope.data : enveloped }, origin)
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        .send(isBare ? withPictureOrigin(JSON.stringify(envelope.data), origin) : answerJson(enveloped, origin))
    }
    const answerMultipart = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        if (!isMultipart(request)) return await answer(request, reply)
        const { body, files, dispose } = await readMultipart(request, call.uploads)
        request.body = body
        try {
          return await answer(request, reply, files)
        } finally {
          await dispose()
        }
      } catch (error) {
        if (!isFormNavigation(request)) throw error
        return redirectToForm(request, reply, outcomeOf(error))
      }
    }
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const takesForms = call.shape === 'multipart'
      if (call.effect === 'write') refuseCrossSite(request, shop.config, takesForms)
      if (takesForms) return answerMultipart(request, reply)
      if (isMultipart(request)) throw new ShopError('error.request.mediaType')
      return answer(request, reply)
    }
    app.route({ method: call.method, url: call.base + call.path, handler, config: { call: described } })
  }

  app.get(`${basePath}/openapi.json`, () => openApiDocument(version, origin))
  app.get(`${basePath}/docs`, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .type('text/html; charset=utf-8')
      .send(callsPage(version)),
  )
  done()
}
