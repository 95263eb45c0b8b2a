import { toSVG } from '@bwip-js/browser'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const [width, height] = [640, 480]

/**
 * A video of one still picture with an EAN-13 on white, as Chromium takes it for a camera. Each bar is drawn in whole
 * pixels: of barcodes enlarged to the picture, whose edges are grey, the reader finds no more than three in four.
 */
export async function writeBarcodeVideo(file: string, ean13: string): Promise<void> {
  const svg = toSVG({ bcid: 'ean13', text: ean13, scale: 4, height: 20, includetext: true })
  const luma = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'contain', withoutEnlargement: true, background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const noColour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, noColour])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame]),
  )
}
