/** Marks of brands the group vouches for, drawn in a circle of 96: the colour and what stands on it in white. */
export const brandMarks = {
  BOTTEGA: { colour: '#1e6b45', drawing: 'M26 70V46l22-16 22 16v24H56V52H40v18Z' },
  'BOTTEGA BIO': { colour: '#5f8f2f', drawing: 'M30 66c0-22 12-36 38-38 0 26-14 38-34 38l-6 6 2-6 20-20Z' },
  'FORNO ANTICO': { colour: '#9a6a1f', drawing: 'M24 62c0-20 10-32 24-32s24 12 24 32Zm12-10h6v10h-6Zm18 0h6v10h-6Z' },
  ONDACHIARA: {
    colour: '#2b5f8f',
    drawing:
      'M22 44c9-9 17-9 26 0s17 9 26 0v8c-9 9-17 9-26 0s-17-9-26 0Zm0 16c9-9 17-9 26 0s17 9 26 0v8c-9 9-17 9-26 0s-17-9-26 0Z',
  },
} as const

export type MarkedBrand = keyof typeof brandMarks

export function hasBrandMark(brand: string): brand is MarkedBrand {
  return Object.hasOwn(brandMarks, brand)
}

/** Name of the picture of a mark. */
export const brandMarkName = (brand: MarkedBrand) => `brand-${brand.toLowerCase().replaceAll(' ', '-')}`

export function isBrandMarkName(name: string): boolean {
  return (Object.keys(brandMarks) as MarkedBrand[]).some((brand) => brandMarkName(brand) === name)
}
