import sharp from 'sharp'
import { picturesFolder } from './demo-picture.ts'
import { voucherPictures } from './voucher-pictures.ts'

const ticket =
  'M16 28h160a8 8 0 0 1 8 8v44a16 16 0 0 0 0 32v44a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8v-44a16 16 0 0 0 0-32V36a8 8 0 0 1 8-8Z'

/** Draws the vouchers into the repository again; run after changing `voucherPictures`. */
for (const [name, { colour, drawing }] of Object.entries(voucherPictures))
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192">
      <path d="${ticket}" fill="${colour}"/>
      <path d="M34 36v120M158 36v120" stroke="#fff" stroke-width="3" stroke-dasharray="6 8" opacity="0.7"/>
      <path d="${drawing}" fill="#fff" fill-rule="evenodd"/></svg>`),
  )
    .webp({ quality: 90 })
    .toFile(`${picturesFolder}${name}.webp`)
