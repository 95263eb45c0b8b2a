import { extname } from 'node:path'
import type { ContentKind } from './content-kind.ts'
import { mediaAddress, mediaTypeOf, measurePicture, pictureEndings } from './media.ts'

/** Pictures that other documents name as `pictures/name.webp`. */
export const pictureKind: ContentKind = {
  folder: 'pictures',
  form: 'file',
  describe: async (file) => {
    if (!pictureEndings.includes(extname(file.path).toLowerCase()))
      return [{ line: 0, code: 'noPicture', values: { endings: pictureEndings.join(', ') } }]
    const size = await measurePicture(file)
    if ('code' in size) return [{ line: 0, ...size }]
    return { ...size, url: mediaAddress(file), mediaType: mediaTypeOf(file.path) }
  },
  factsOf: (_body, key) => ({ slug: key }),
}
