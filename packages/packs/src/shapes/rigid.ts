import { darker, lighter } from '../colour.ts'
import { type Body, box, ellipse, middle, shape } from './geometry.ts'
import type { Look } from './look.ts'

/** A front with a narrow side in the shade: cartons and boxes stand a little turned. */
function standing(x: number, y: number, width: number, depth: number, colour: string): Omit<Body, 'panel'> {
  const right = x + width
  const rise = depth * 0.32
  const front = `M${x} ${y}H${right}V384H${x}Z`
  const flank = `M${right} ${y}L${right + depth} ${y - rise}V${384 - rise}L${right} 384Z`
  const top = `M${x} ${y}L${x + depth} ${y - rise}H${right + depth}L${right} ${y}Z`
  return {
    under: shape(front, colour) + shape(flank, darker(colour, 0.3)) + shape(top, lighter(colour, 0.35)),
    clip: front,
    over: shape(front, 'url(#flat)') + shape(front, 'url(#fall)') + shape(flank, 'url(#fall)'),
    foot: (width + depth) / 2 + 14,
  }
}

export const carton = ({ base }: Look): Body => ({
  ...standing(76, 62, 206, 44, base),
  panel: { x: 76, y: 62, width: 206, height: 322 },
})

export const smallBox = ({ base }: Look): Body => ({
  ...standing(66, 148, 226, 44, base),
  panel: { x: 66, y: 148, width: 226, height: 236 },
})

export const flatBox = ({ base }: Look): Body => ({
  ...standing(34, 84, 310, 24, base),
  panel: { x: 34, y: 84, width: 310, height: 300 },
})

export const bar = ({ base }: Look): Body => ({
  ...standing(112, 44, 172, 12, base),
  panel: { x: 112, y: 44, width: 172, height: 340 },
})

/** Milk: a front, a gable and a cap on its slope. */
export const gable = ({ base, accent, pale }: Look): Body => {
  const front = 'M100 134H262V384H100Z'
  const flank = 'M262 134L304 120V370L262 384Z'
  return {
    under:
      shape(front, base) +
      shape(flank, darker(base, 0.28)) +
      shape('M100 134L112 82H254L262 134Z', lighter(pale, 0.2)) +
      shape('M262 134L254 82L304 120Z', darker(pale, 0.14)) +
      box({ x: 112, y: 54, width: 144, height: 30 }, 3, pale) +
      shape('M100 134L112 82H254L262 134Z', 'url(#flat)'),
    panel: { x: 100, y: 134, width: 162, height: 250 },
    clip: front,
    over:
      shape(front, 'url(#flat)') +
      ellipse(183, 110, 27, 19, accent) +
      ellipse(183, 105, 27, 18, lighter(accent, 0.22)) +
      ellipse(183, 105, 27, 18, 'url(#ball)'),
    foot: 116,
  }
}

/** Long-life drinks: a flat top with a screw cap at its edge. */
export const brick = ({ base, accent }: Look): Body => {
  const body = standing(100, 100, 164, 46, base)
  return {
    ...body,
    panel: { x: 100, y: 100, width: 164, height: 284 },
    over:
      body.over +
      box({ x: 176, y: 66, width: 50, height: 32 }, 6, accent) +
      box({ x: 176, y: 66, width: 50, height: 32 }, 6, 'url(#round)'),
  }
}

const lid = (y: number, half: number, height: number, colour: string) =>
  box({ x: middle - half, y, width: half * 2, height }, 8, colour) +
  box({ x: middle - half, y, width: half * 2, height }, 8, 'url(#round)') +
  ellipse(middle, y + 5, half - 4, 5, '#ffffff', 'fill-opacity="0.3"')

export const jar = ({ base, inside }: Look): Body => {
  const outline = 'M108 112C96 128 80 132 80 160V350Q80 384 114 384H286Q320 384 320 350V160C320 132 304 128 292 112Z'
  return {
    under: shape(outline, inside),
    panel: { x: 80, y: 170, width: 240, height: 186 },
    clip: outline,
    over: shape(outline, 'url(#glass)') + lid(66, 98, 48, base),
    foot: 132,
  }
}

export const lowJar = ({ base, inside }: Look): Body => {
  const outline = 'M98 202C88 212 82 220 82 240V356Q82 384 112 384H288Q318 384 318 356V240C318 220 312 212 302 202Z'
  return {
    under: shape(outline, inside),
    panel: { x: 82, y: 240, width: 236, height: 124 },
    clip: outline,
    over: shape(outline, 'url(#glass)') + lid(154, 110, 50, base),
    foot: 130,
  }
}

export const spiceJar = ({ base, inside }: Look): Body => {
  const outline =
    'M148 150C146 160 136 162 136 180V362Q136 384 158 384H242Q264 384 264 362V180C264 162 254 160 252 150Z'
  return {
    under: shape(outline, inside),
    panel: { x: 136, y: 204, width: 128, height: 158 },
    clip: outline,
    over: shape(outline, 'url(#glass)') + lid(92, 58, 58, base),
    foot: 84,
  }
}

export const tin = ({ base }: Look): Body => {
  const wall = 'M104 112V362A96 22 0 0 0 296 362V112Z'
  const rim = (y: number) => `<path d="M104 ${y}A96 22 0 0 0 296 ${y}v8A96 22 0 0 1 104 ${y + 8}Z" fill="url(#metal)"/>`
  return {
    under: shape(wall, base),
    panel: { x: 104, y: 142, width: 192, height: 214 },
    clip: wall,
    over:
      shape(wall, 'url(#round)') +
      ellipse(middle, 112, 96, 22, '#d4d8da') +
      ellipse(middle, 112, 84, 17, 'url(#metal)') +
      `<path d="M178 112q22 -14 44 0q-22 10 -44 0z" fill="#8d9296" fill-opacity="0.6"/>` +
      rim(356) +
      rim(112),
    foot: 112,
  }
}

/** Round, seen from above: its lid is the label. */
export const roundTin = ({ base }: Look): Body => {
  const face = 'M200 62a150 150 0 1 0 0.1 0z'
  return {
    under: ellipse(206, 224, 158, 158, '#9da2a5') + ellipse(middle, 214, 158, 158, 'url(#metal)') + shape(face, base),
    panel: { x: 84, y: 98, width: 232, height: 228 },
    clip: face,
    over: `<circle cx="200" cy="212" r="150" fill="url(#sheen)" fill-opacity="0.5"/><circle cx="200" cy="212" r="139" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"/>`,
    foot: 150,
  }
}

export const can = ({ base }: Look): Body => {
  const wall =
    'M146 66C140 82 130 84 130 104V352C130 368 144 372 150 384H250C256 372 270 368 270 352V104C270 84 260 82 254 66Z'
  return {
    under: shape(wall, base),
    panel: { x: 130, y: 108, width: 140, height: 246 },
    clip: wall,
    over:
      shape(wall, 'url(#round)') +
      ellipse(middle, 66, 55, 11, 'url(#metal)') +
      ellipse(middle, 65, 46, 7, '#9a9fa3') +
      box({ x: 149, y: 376, width: 102, height: 9 }, 4, 'url(#metal)'),
    foot: 80,
  }
}

const cup = (top: number, topHalf: number, bottomHalf: number) =>
  `M${middle - topHalf} ${top}L${middle - bottomHalf} 372Q${middle - bottomHalf + 2} 384 ${middle - bottomHalf + 14} 384H${middle + bottomHalf - 14}Q${middle + bottomHalf - 2} 384 ${middle + bottomHalf} 372L${middle + topHalf} ${top}Z`

function tubWith(top: number, topHalf: number, bottomHalf: number, lidColour: string, look: Look): Body {
  const wall = cup(top, topHalf, bottomHalf)
  return {
    under: shape(wall, look.base),
    panel: {
      x: middle - (topHalf + bottomHalf) / 2 + 4,
      y: top + 8,
      width: topHalf + bottomHalf - 8,
      height: 372 - top,
    },
    clip: wall,
    over:
      shape(wall, 'url(#round)') +
      ellipse(middle, top, topHalf + 9, 17, darker(lidColour, 0.15)) +
      ellipse(middle, top - 5, topHalf + 9, 16, lidColour) +
      ellipse(middle, top - 5, topHalf + 9, 16, 'url(#sheen)'),
    foot: bottomHalf + 22,
  }
}

export const cupTub = (look: Look) => tubWith(148, 112, 86, lighter(look.accent, 0.2), look)
export const iceTub = (look: Look) => tubWith(150, 148, 122, look.accent, look)

/** Spreads and soft cheese: low, with a label on the lid. */
export const lowTub = ({ base, pale, accent }: Look): Body => {
  const wall = 'M64 210L84 356Q88 384 112 384H288Q312 384 316 356L336 210Z'
  return {
    under: shape(wall, pale) + shape('M64 210L70 252H330L336 210Z', accent),
    panel: { x: 84, y: 214, width: 232, height: 166 },
    clip: wall,
    over:
      shape(wall, 'url(#round)') +
      box({ x: 50, y: 182, width: 300, height: 34 }, 14, base) +
      box({ x: 50, y: 182, width: 300, height: 34 }, 14, 'url(#round)'),
    foot: 138,
  }
}

export const tube = ({ base, accent }: Look): Body => {
  const wall = 'M122 40H278L252 318H148Z'
  return {
    under: shape(wall, base) + box({ x: 120, y: 30, width: 160, height: 20 }, 3, darker(base, 0.12)),
    panel: { x: 136, y: 58, width: 128, height: 250 },
    clip: wall,
    over:
      shape(wall, 'url(#round)') +
      shape('M150 318H250L256 384H144Z', accent) +
      shape('M150 318H250L256 384H144Z', 'url(#round)'),
    foot: 78,
  }
}

/** Butter and yeast: a wrapped block lying down. */
export const block = ({ base }: Look): Body => {
  const front = 'M40 224H312V384H40Z'
  const top = 'M40 224L92 176H362L312 224Z'
  const flank = 'M312 224L362 176V332L312 384Z'
  return {
    under: shape(front, base) + shape(top, lighter(base, 0.3)) + shape(flank, darker(base, 0.25)),
    panel: { x: 40, y: 224, width: 272, height: 160 },
    clip: front,
    over:
      shape(front, 'url(#flat)') +
      shape(flank, 'url(#fall)') +
      '<path d="M312 224L337 278L362 176M312 384L337 278L362 332" stroke="#1a130a" stroke-opacity="0.14" stroke-width="3" fill="none"/>',
    foot: 168,
  }
}

export const eggBox = ({ base, thing }: Look): Body => {
  const tray = 'M36 246H364L350 360Q346 384 322 384H78Q54 384 50 360Z'
  const bumps = [82, 160, 240, 318].map(
    (x) => ellipse(x, 246, 40, 44, '#b9a98d') + ellipse(x, 246, 40, 44, 'url(#ball)'),
  )
  return {
    under:
      [84, 142, 200, 258, 316].map((x, index) => thing(x, index % 2 === 0 ? 176 : 170, 86)).join('') +
      bumps.join('') +
      shape(tray, '#c8b99c'),
    panel: { x: 84, y: 262, width: 232, height: 108 },
    over: shape(tray, 'url(#flat)') + shape('M36 246H364L362 262H38Z', base, 'fill-opacity="0.18"'),
    foot: 168,
  }
}
