import type { PictureSides } from '@bottega/rules/catalog/picture-crop.ts'
import { acceptsUpload } from '@bottega/rules/forms/upload-types.ts'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { refuseUnsafe } from '../../kernel/calls/scanner.ts'
import { mostPixels } from './sized-pictures.ts'

const endings = ['jpg', 'jpeg', 'png', 'webp'] as const

/**
 * A file that was sent as a picture, encoded again by `encode` from what was read upright, so that neither the place
 * where it was taken nor anything hidden in the file is stored; `encode` gets the upright sides, and may refuse them.
 * Refuses what is no picture by its name, its first bytes or its content. (Safety, 20)
 */
export async function encodePicture(
  shop: Shop,
  file: UploadedFile | undefined,
  encode: (picture: Sharp, sides: PictureSides) => Sharp,
): Promise<{ content: Buffer; width: number; height: number }> {
  if (file === undefined) throw new ShopError('error.form.fileMissing')
  const wrongType = () => new ShopError('error.form.fileType', { types: endings.join(', ') })
  const found = await fileTypeFromFile(file.path)
  if (!acceptsUpload(endings, file.name, found?.mime)) throw wrongType()
  await refuseUnsafe(shop, file.path)
  try {
    const picture = sharp(file.path, { limitInputPixels: mostPixels })
    const { autoOrient: sides } = await picture.metadata()
    const { data, info } = await encode(picture.autoOrient(), sides).toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof ShopError) throw error
    shop.log.info({ err: error }, 'a picture could not be read')
    throw wrongType()
  }
}
