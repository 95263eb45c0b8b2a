import { type PictureCrop, type PictureCut, quarterTurns } from '@bottega/rules/catalog/picture-crop.ts'
import { formText } from '../../../lib/form-text.ts'

const parts = ['left', 'top', 'width', 'height'] as const

/** The fields that say in a form how a picture is cut. */
export const cutFields = ({ turn, crop }: PictureCut): readonly (readonly [name: string, value: number])[] => [
  ['turn', turn],
  ...(crop === undefined ? [] : parts.map((part) => [part, crop[part]] as const)),
]

/** How a form cuts its picture; without a crop it is shown whole. */
export function cutIn(fields: FormData): { turn?: number; crop?: PictureCrop } {
  const numberAt = (name: string) => Number(formText(fields, name))
  const turn = quarterTurns.find((one) => one === numberAt('turn')) ?? 0
  const [left, top, width, height] = [numberAt('left'), numberAt('top'), numberAt('width'), numberAt('height')]
  return { ...(turn !== 0 && { turn }), ...(fields.has('width') && { crop: { left, top, width, height } }) }
}
