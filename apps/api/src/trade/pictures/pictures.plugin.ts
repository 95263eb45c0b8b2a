import { drawerVersion, withoutDrawerVersion } from '@bottega/packs/drawn-path.ts'
import type { FastifyPluginCallback } from 'fastify'
import { pictureAddress, type PictureSize } from '../catalog/presenters/picture-address.ts'
import { SizedPictures, type PictureSource } from './sized-pictures.ts'

/**
 * Digits, letters, dash, underscore and single dots only: no way out of the folder. An imported picture may lie in the
 * root, without the folders of a day.
 */
const pattern = /^((?:[\w-]{1,60}\/){0,6})main\/(thumb|photo|large)\/([\w-]{1,120}(?:\.[\w-]{1,10})*)$/

/**
 * `/photo/YYYY/MM/DD/<shard>/main/{thumb|photo|large}/<file>`: pictures never change under their address. (Wire format,
 * section 7)
 */
export const picturesPlugin: FastifyPluginCallback<PictureSource> = (app, source, done) => {
  const pictures = new SizedPictures(source)
  app.get<{ Params: { '*': string } }>('/photo/*', async (request, reply) => {
    const [, folder, size, file] = pattern.exec(request.params['*']) ?? []
    // An old mail or page asks for what an earlier drawer drew: today's is at another address.
    const drawn = withoutDrawerVersion(`${folder}${file}`)
    if (drawn !== undefined && drawn.version !== drawerVersion)
      return reply
        .header('cache-control', 'public, max-age=60')
        .redirect(pictureAddress(drawn.path, size as PictureSize))
    const make = async () => (file === undefined ? undefined : pictures.get(`${folder}${file}`, size as PictureSize))
    // An original that cannot be read counts as missing: the page draws its own picture.
    const picture = await make().catch((error: unknown) => {
      request.log.warn({ err: error, file }, 'a picture could not be made')
    })
    // Drawn again since the page was made: it shows what the product has today.
    const today = picture === undefined && drawn !== undefined ? await source.ofToday?.(drawn.path) : undefined
    if (today !== undefined && today !== drawn?.path)
      return reply.header('cache-control', 'public, max-age=60').redirect(pictureAddress(today, size as PictureSize))
    if (picture === undefined) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    // Pages of other programs may show them.
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
  })
  done()
}
