import type { FastifyPluginCallback } from 'fastify'
import { applyPreview } from '../http/cookies.ts'
import type { Shop } from '../shop.ts'
import { safeLink } from './fields/safe-link.ts'
import { isPreviewToken } from '../sessions/preview-token.ts'

export const previewPath = '/p/preview'

interface PreviewRequest {
  Params: { token: string }
  Querystring: { to?: unknown }
}

/** Begins a preview in this browser, or with `end` leaves it, and goes to a page of the shop. */
export const previewRoutes: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  app.get<PreviewRequest>(`${previewPath}/:token`, async (request, reply) => {
    const { token } = request.params
    void reply.header('cache-control', 'no-store')
    if (token !== 'end' && !(await isPreviewToken(shop.db, token, shop.clock()))) return reply.code(404).send()
    applyPreview(reply, shop.config, token === 'end' ? null : token)
    return reply.redirect(pathOf(request.query.to), 303)
  })
  done()
}

/** A path of this shop only: the link must not lead on to another site. */
function pathOf(to: unknown): string {
  const link = typeof to === 'string' ? safeLink(to) : undefined
  return link?.startsWith('/') === true ? link : '/'
}
