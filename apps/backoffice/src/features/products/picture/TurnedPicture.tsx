import {
  type PictureCrop,
  type PictureSides,
  type QuarterTurn,
  turnedSides,
} from '@bottega/rules/catalog/picture-crop.ts'
import { useEffect, useRef } from 'react'

interface TurnedPictureProps {
  image: HTMLImageElement
  turn: QuarterTurn
  /** The part of it that is shown, after the turn; absent shows the whole. */
  crop?: PictureCrop | undefined
  /** Pixels of the longer side, at most. */
  longest: number
  label: string
}

/** A picture, or a part of it, drawn as it stands after its turn. */
export function TurnedPicture({ image, turn, crop, longest, label }: TurnedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const upright: PictureSides = { width: image.naturalWidth, height: image.naturalHeight }
  const part = crop ?? { left: 0, top: 0, ...turnedSides(upright, turn) }
  const scale = Math.min(1, longest / Math.max(part.width, part.height))
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)]
  const { left, top } = part
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { naturalWidth, naturalHeight } = image
    const turned = turnedSides({ width: naturalWidth, height: naturalHeight }, turn)
    context.resetTransform()
    context.clearRect(0, 0, width, height)
    context.scale(scale, scale)
    context.translate(turned.width / 2 - left, turned.height / 2 - top)
    context.rotate((turn * Math.PI) / 180)
    context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2)
  }, [image, turn, left, top, width, height, scale])
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn has no address that an <img> could load
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />
}
