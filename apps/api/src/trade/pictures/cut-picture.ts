import { cropRefusal, type PictureCut, type PictureSides, turnedSides } from '@bottega/rules/catalog/picture-crop.ts'
import type { Sharp } from 'sharp'
import { ShopError } from '../../kernel/shop-error.ts'

/**
 * A picture turned and cropped; `upright` are its sides before. Throws `error.desk.crop*` for a crop it does not have.
 */
export function cutPicture(picture: Sharp, upright: PictureSides, { turn, crop }: PictureCut): Sharp {
  const turned = turn === 0 ? picture : picture.rotate(turn)
  if (crop === undefined) return turned
  const { width, height } = turnedSides(upright, turn)
  const refusal = cropRefusal(crop, { width, height })
  if (refusal === 'outside') throw new ShopError('error.desk.cropOutside', { width, height })
  if (refusal !== undefined) throw new ShopError('error.desk.cropUnusable')
  return turned.extract({ ...crop })
}
