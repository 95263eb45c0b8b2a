import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { PagePictures } from './page-pictures.ts'

interface PageParams {
  number: string
  version: string
  /** Of a drawn leaflet in another language than Italian. */
  language?: string
  file: string
}

const pattern = /^(\d{1,3})(?:\.png|-(320|640|1240)\.webp)$/

/**
 * `/photo2/leaflets/{number}/{version}/{n}.png`, smaller ones as `{n}-640.webp`, n from 0 (wire format, section 6), and the whole leaflet as
 * `{slug}.pdf`; those a drawn leaflet has in German and English under `de/` and `en/`. The version is part of the address, so that what it names never changes. (Content and discovery,
 * section 3: page images under `{baseLocation}{n}.png`)
 */
export const pagePicturesRoutes: FastifyPluginCallback<{ shop: Shop }> = (app, { shop }, done) => {
  const pictures = new PagePictures(shop)
  async function send(params: PageParams, reply: FastifyReply) {
    const { number, version, file } = params
    const language: Language | undefined =
      params.language === undefined ? 'it' : otherLanguages.find((one) => one === params.language)
    if (!/^\d{1,9}$/.test(number) || !/^\d{1,9}$/.test(version) || language === undefined) return missing(reply)
    const named = { number: Number(number), version: Number(version), language }
    if (file.endsWith('.pdf')) {
      const pdf = await pictures.pdf(named, file.slice(0, -'.pdf'.length))
      if (pdf === undefined) return missing(reply)
      void reply.header('content-disposition', `attachment; filename="${file}"`)
      return lasting(reply).type('application/pdf').send(pdf)
    }
    const [, page, width] = pattern.exec(file) ?? []
    const picture = page === undefined ? undefined : await pictures.page(named, Number(page) + 1, width)
    if (picture === undefined) return missing(reply)
    return lasting(reply)
      .type(width === undefined ? 'image/png' : 'image/webp')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  }
  app.get<{ Params: PageParams }>('/photo2/leaflets/:number/:version/:file', ({ params }, reply) => send(params, reply))
  app.get<{ Params: PageParams }>('/photo2/leaflets/:number/:version/:language/:file', ({ params }, reply) =>
    send(params, reply),
  )
  done()
}

const otherLanguages = ['de', 'en'] as const

const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'public, max-age=60').send()
const lasting = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=31536000, immutable')
