import { eq } from 'drizzle-orm'
import type { FastifyPluginCallback } from 'fastify'
import { contentFile } from './publishing.tables.ts'
import type { Shop } from '../shop.ts'
import { uploadsPath } from './media.ts'

interface FileParams {
  hash: string
  name: string
}

/** Files of editors' content. The address holds the hash of the content, so it never changes. */
export const uploadsRoutes: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  app.get<{ Params: FileParams }>(`${uploadsPath}/:hash/:name`, async (request, reply) => {
    const { hash, name } = request.params
    const [file] = /^[\da-f]{64}$/.test(hash)
      ? await shop.db.select().from(contentFile).where(eq(contentFile.hash, hash))
      : []
    if (file === undefined || file.mediaType === null)
      return reply.code(404).header('cache-control', 'public, max-age=60').send()
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send()
    // A PDF opens in its viewer, where its scripts may not act for the shop.
    void reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    void reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply
      .type(file.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', `"${hash}"`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(file.content)
  })
  done()
}
