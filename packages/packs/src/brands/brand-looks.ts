import { drawnFrom, lot } from '../lot.ts'
import type { Typeface } from '../text/typefaces.ts'

/** How a brand's packs look: colour, face of the name, and the order of things on the label. */
export interface BrandLook {
  base: string
  face: Typeface
  layout: 'band' | 'solid' | 'paper' | 'wave'
}

const look = (base: string, face: Typeface, layout: BrandLook['layout']): BrandLook => ({ base, face, layout })

/** Brands people of the demo world know by sight. */
const known: Readonly<Record<string, BrandLook>> = {
  BOTTEGA: look('#1e6b45', 'grotesque', 'band'),
  'BOTTEGA BIO': look('#6b8f35', 'grotesque', 'paper'),
  'LA CUCINA DI BOTTEGA': look('#7a4a2b', 'script', 'band'),
  'FORNO ANTICO': look('#9a6a1f', 'serif', 'paper'),
  ONDACHIARA: look('#2b5f8f', 'geometric', 'wave'),
  GRANALTO: look('#1f3f7a', 'serif', 'solid'),
  'PASTIFICIO ORSENI': look('#a8341f', 'serif', 'band'),
  'MASSERIA LUCE': look('#5b6b2a', 'script', 'paper'),
  'TERRABRUNA BIO': look('#7b5a35', 'geometric', 'paper'),
  LIBERAMENTE: look('#8a4f9e', 'grotesque', 'wave'),
  VERDEMENTE: look('#3f8f5f', 'geometric', 'solid'),
  VALDORA: look('#c2851c', 'serif', 'wave'),
  SOLARA: look('#e07a1f', 'grotesque', 'wave'),
  'ORTO VIVO': look('#4d8b31', 'grotesque', 'wave'),
  'FOGLIA VERDE': look('#2f7d57', 'script', 'band'),
  'CASCINA BRERA': look('#8f2f2a', 'serif', 'band'),
  'AIA SERENA': look('#d19a2a', 'script', 'solid'),
  MAREGRANDE: look('#1d4e89', 'strong', 'solid'),
  'FIORDO BLU': look('#24506b', 'geometric', 'band'),
  'ANTICA NORCELLA': look('#7a2b2b', 'serif', 'paper'),
  'MASO ALTO': look('#3b5b4a', 'serif', 'band'),
  'VALLE BIANCA': look('#4a90c2', 'script', 'wave'),
  'MALGA SERENA': look('#5a7d3a', 'serif', 'wave'),
  'ALPE CHIARA': look('#2f74b5', 'grotesque', 'band'),
  'DOLCE ALBA': look('#c2476b', 'script', 'wave'),
  'MULINO DEI TIGLI': look('#b98a3a', 'serif', 'band'),
  'RISERIA DORATA': look('#b5892b', 'serif', 'solid'),
  TORREBRUNA: look('#5a3320', 'strong', 'solid'),
  MOKADORO: look('#1f1d1b', 'serif', 'solid'),
  SOLERINA: look('#c23a28', 'script', 'band'),
  'GIARDINO LENTO': look('#6a8f6b', 'script', 'paper'),
  BOSCOVERDE: look('#3d6b3f', 'serif', 'paper'),
  CHICCOLIETO: look('#d98a2b', 'grotesque', 'wave'),
  GIANDORO: look('#6b3a24', 'script', 'solid'),
  CROCCADORO: look('#d9432f', 'strong', 'wave'),
  GELOVERDE: look('#2a6f97', 'strong', 'wave'),
  'GELATERIA FIOCCO': look('#8f4b7a', 'script', 'wave'),
  FRIZZALLEGRA: look('#d64545', 'script', 'wave'),
  FRUTTAVIVA: look('#e0662e', 'grotesque', 'solid'),
  'CANTINE ALTERINI': look('#6b1f2f', 'serif', 'paper'),
  'TENUTA LINDENHOF': look('#2f4a3a', 'serif', 'paper'),
  'PODERE SANTACROCE': look('#7a5a1f', 'serif', 'paper'),
  'KELLEREI RAVINA': look('#1f3a5a', 'geometric', 'paper'),
  'CASA PERLANTE': look('#a8873f', 'serif', 'solid'),
  PRIMALUNA: look('#7aa7d9', 'grotesque', 'wave'),
  NIDOSERENO: look('#6fb3a8', 'script', 'wave'),
  ACQUASETA: look('#2f8fa8', 'geometric', 'wave'),
  'ERBARIO LENTO': look('#6b7d4a', 'serif', 'paper'),
  CASALINDA: look('#1f6fb5', 'strong', 'wave'),
  NATURALUCE: look('#5a9f6b', 'grotesque', 'paper'),
  MORBIDINA: look('#d98fb0', 'script', 'wave'),
  DENTICHIARO: look('#1f8fc2', 'strong', 'wave'),
  FIDOALTO: look('#c2571f', 'strong', 'solid'),
  MICIOLIETO: look('#7a4a9e', 'grotesque', 'wave'),
}

const colours = [
  '#b23a2e',
  '#c2571f',
  '#c98a1f',
  '#8a8a2b',
  '#4f8a3a',
  '#2f7d6b',
  '#2b7f9e',
  '#2f5fa8',
  '#4a4a9e',
  '#7a3f8f',
  '#a83a6b',
  '#6b4a35',
  '#44554f',
  '#8f2f45',
  '#1f4f5a',
  '#9e6b2f',
] as const
const faces = ['serif', 'script', 'geometric', 'grotesque', 'strong'] as const
const layouts = ['band', 'solid', 'paper', 'wave'] as const

/** A brand that is not listed always gets the same look. */
export function brandLookOf(brand: string): BrandLook {
  const name = brand.toUpperCase()
  return (
    (Object.hasOwn(known, name) ? known[name] : undefined) ?? {
      base: drawnFrom(colours, name, 'colour'),
      face: drawnFrom(faces, name, 'face'),
      layout: drawnFrom(layouts, name, 'layout'),
    }
  )
}

/** A small sign beside the name: each brand has one of a few, by its name. */
export function brandSign(brand: string, x: number, y: number, size: number, colour: string): string {
  const signs = [
    'M0 -10L3 -3 10 -3 4.5 1.5 6.5 9 0 4.5 -6.5 9 -4.5 1.5 -10 -3 -3 -3Z',
    'M-9 6C-9 -6 0 -10 10 -10C10 2 4 9 -5 8L-9 11Z',
    'M-10 9V-1L0 -10L10 -1V9H3V2H-3V9Z',
    'M-10 2Q-5 -6 0 2T10 2V8Q5 0 0 8T-10 8Z',
    'M0 -10C7 -2 9 2 9 5A9 7 0 0 1 -9 5C-9 2 -7 -2 0 -10Z',
    'M-10 8L-3 -8 1 0 4 -4 10 8Z',
  ]
  const outline = signs[Math.floor(lot(brand, 'sign') * signs.length)] ?? ''
  return `<path d="${outline}" fill="${colour}" transform="translate(${x} ${y}) scale(${size / 20})"/>`
}
