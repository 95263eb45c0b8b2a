import type { FastifyPluginCallback } from 'fastify'
import type { PictureSize } from '../catalog/picture-address.ts'
import { SizedPictures, type PictureSource } from './sized-pictures.ts'

/** Digits, letters, dash, underscore and single dots only: no way out of the folder. */
const pattern = /^(\d{4}\/\d{2}\/\d{2}\/[\w-]{1,20})\/main\/(thumb|photo|large)\/([\w-]+(?:\.[\w-]+)+)$/

/** `/photo/YYYY/MM/DD/<shard>/main/{thumb|photo|large}/<file>`: pictures never change under their address. (wire-format, section 7) */
export const picturesPlugin: FastifyPluginCallback<PictureSource> = (app, source, done) => {
  const pictures = new SizedPictures(source)
  app.get<{ Params: { '*': string } }>('/photo/*', async (request, reply) => {
    const [, folder, size, file] = pattern.exec(request.params['*']) ?? []
    const picture = file === undefined ? undefined : await pictures.get(`${folder}/${file}`, size as PictureSize)
    if (picture === undefined) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
  done()
}
