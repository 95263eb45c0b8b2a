import sharp from 'sharp'
import { brandMarkName, brandMarks, type MarkedBrand } from './brand-marks.ts'
import { picturesFolder } from './demo-picture.ts'

/** Draws the marks into the repository again; run after changing `brandMarks`. */
for (const [brand, { colour, drawing }] of Object.entries(brandMarks))
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
      <circle cx="48" cy="48" r="47" fill="${colour}" stroke="#fff" stroke-width="2"/>
      <path d="${drawing}" fill="#fff" fill-rule="evenodd"/></svg>`),
  )
    .webp({ quality: 90 })
    .toFile(`${picturesFolder}${brandMarkName(brand as MarkedBrand)}.webp`)
