import { darker, lighter } from '../colour.ts'
import { type Body, box, ellipse, middle, type Rect, shape, turned } from './geometry.ts'
import type { Look } from './look.ts'

type Profile = readonly (readonly [number, number])[]

interface BottleParts {
  profile: Profile
  body: string
  /** The height at which the content begins; the glass above is empty. */
  level?: number
  cap: { top: number; bottom: number; half: number; colour: string; round?: number }
  panel: Rect
  light?: 'glass' | 'round'
  extra?: string
}

function bottle({ profile, body, level, cap, panel, light = 'glass', extra = '' }: BottleParts): Body {
  const outline = turned(profile)
  const inside =
    level === undefined
      ? ''
      : `<clipPath id="inside"><path d="${outline}"/></clipPath>${box({ x: 0, y: level, width: 400, height: 400 - level }, 0, body, 'clip-path="url(#inside)"')}`
  const glass = level === undefined ? body : lighter(body, 0.7)
  const capBox = { x: middle - cap.half, y: cap.top, width: cap.half * 2, height: cap.bottom - cap.top }
  const foot = profile.at(-1)?.[1] ?? 60
  return {
    under: shape(outline, glass, level === undefined ? '' : 'fill-opacity="0.75"') + inside,
    panel,
    clip: outline,
    over:
      shape(outline, `url(#${light})`) +
      extra +
      box(capBox, cap.round ?? 4, cap.colour) +
      box(capBox, cap.round ?? 4, 'url(#round)'),
    foot: foot + 18,
  }
}

const labelOf = (half: number, y: number, height: number): Rect => ({ x: middle - half, y, width: half * 2, height })

export const wine = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [36, 21],
      [58, 21],
      [60, 19],
      [122, 19],
      [182, 66],
      [370, 66],
      [384, 58],
    ],
    body: darker(inside, 0.45),
    cap: { top: 26, bottom: 104, half: 21, colour: base },
    panel: labelOf(66, 200, 160),
  })

export const whiteWine = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [36, 21],
      [58, 21],
      [60, 19],
      [104, 19],
      [206, 67],
      [370, 67],
      [384, 59],
    ],
    body: inside,
    cap: { top: 26, bottom: 96, half: 21, colour: base },
    panel: labelOf(67, 210, 152),
  })

export const sparkling = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [44, 24],
      [70, 22],
      [128, 24],
      [206, 70],
      [366, 70],
      [384, 58],
    ],
    body: darker(inside, 0.5),
    cap: { top: 44, bottom: 146, half: 24, colour: lighter(base, 0.25), round: 6 },
    extra: ellipse(middle, 42, 25, 17, '#c9a95a') + ellipse(middle, 42, 25, 17, 'url(#ball)'),
    panel: labelOf(70, 212, 140),
  })

export const beer = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [62, 21],
      [78, 21],
      [80, 19],
      [136, 22],
      [204, 68],
      [370, 68],
      [384, 60],
    ],
    body: inside,
    cap: { top: 54, bottom: 74, half: 24, colour: base, round: 5 },
    panel: labelOf(68, 208, 150),
  })

export const spirit = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [66, 24],
      [84, 24],
      [86, 21],
      [128, 22],
      [172, 84],
      [372, 84],
      [384, 76],
    ],
    body: inside,
    level: 150,
    cap: { top: 40, bottom: 78, half: 26, colour: darker(base, 0.25), round: 6 },
    panel: labelOf(78, 196, 160),
  })

export const water = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [40, 20],
      [64, 20],
      [66, 18],
      [82, 22],
      [152, 68],
      [202, 70],
      [300, 70],
      [310, 66],
      [322, 70],
      [366, 68],
      [384, 54],
    ],
    body: lighter(inside, 0.45),
    cap: { top: 30, bottom: 60, half: 22, colour: base },
    extra: [320, 340, 358].map((y) => ellipse(middle, y, 64, 3, '#ffffff', 'fill-opacity="0.35"')).join(''),
    panel: labelOf(70, 178, 124),
  })

export const softDrink = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [40, 20],
      [62, 20],
      [78, 22],
      [160, 70],
      [196, 72],
      [300, 70],
      [340, 72],
      [368, 68],
      [384, 50],
    ],
    body: inside,
    level: 104,
    cap: { top: 30, bottom: 60, half: 23, colour: base },
    panel: labelOf(72, 178, 132),
  })

export const oil = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [40, 19],
      [66, 19],
      [68, 16],
      [110, 18],
      [150, 68],
      [376, 68],
      [384, 64],
    ],
    body: inside,
    level: 122,
    cap: { top: 28, bottom: 76, half: 20, colour: darker(base, 0.2) },
    panel: labelOf(62, 182, 172),
  })

export const wideNeck = ({ inside, base }: Look) =>
  bottle({
    profile: [
      [64, 36],
      [92, 36],
      [96, 33],
      [122, 36],
      [176, 78],
      [370, 78],
      [384, 68],
    ],
    body: inside,
    level: 108,
    cap: { top: 50, bottom: 88, half: 39, colour: base, round: 6 },
    panel: labelOf(78, 196, 156),
  })

export const milkBottle = ({ base, accent }: Look) =>
  bottle({
    profile: [
      [70, 30],
      [90, 30],
      [104, 30],
      [176, 74],
      [370, 74],
      [384, 60],
    ],
    body: '#fbf8f1',
    light: 'round',
    cap: { top: 50, bottom: 86, half: 33, colour: accent === '#ffffff' ? base : accent, round: 5 },
    panel: labelOf(74, 172, 190),
  })

export const jug = ({ base, accent, deep }: Look): Body => {
  const outline =
    'M128 122C118 134 104 150 104 176V360Q104 384 128 384H280Q302 384 302 360V210C302 176 292 148 262 128L236 116H150Z'
  const handle = 'M252 146C274 158 284 184 282 214L254 226C256 196 250 180 234 168Z'
  return {
    under: shape(outline, base) + shape(handle, deep, 'fill-opacity="0.55"'),
    panel: { x: 112, y: 232, width: 182, height: 138 },
    clip: outline,
    over:
      shape(outline, 'url(#round)') +
      box({ x: 148, y: 62, width: 84, height: 58 }, 10, accent) +
      box({ x: 148, y: 62, width: 84, height: 58 }, 10, 'url(#round)'),
    foot: 118,
  }
}

export const flacon = ({ base, accent }: Look) =>
  bottle({
    profile: [
      [112, 34],
      [128, 70],
      [150, 80],
      [366, 80],
      [384, 72],
    ],
    body: lighter(base, 0.12),
    light: 'round',
    cap: { top: 56, bottom: 116, half: 44, colour: accent, round: 12 },
    panel: labelOf(72, 158, 208),
  })

export const pump = ({ base, accent, deep }: Look): Body => {
  const body = bottle({
    profile: [
      [128, 28],
      [146, 70],
      [164, 76],
      [368, 76],
      [384, 70],
    ],
    body: lighter(accent, 0.35),
    light: 'glass',
    cap: { top: 104, bottom: 132, half: 30, colour: base },
    panel: labelOf(68, 180, 184),
  })
  const head = `${box({ x: 192, y: 66, width: 16, height: 40 }, 3, deep)}<path d="M168 52H232Q240 52 240 62V72H170L128 80Q124 66 138 62Z" fill="${base}"/>`
  return { ...body, under: head + body.under }
}

export const trigger = ({ base, accent, deep }: Look): Body => {
  const outline =
    'M172 148C172 186 128 196 128 236V362Q128 384 150 384H250Q272 384 272 362V236C272 196 228 186 228 148Z'
  const head = `<path d="M162 64H262Q284 64 290 84L296 102H244V132H164V100Q150 98 150 84Q150 66 162 64Z" fill="${base}"/><path d="M246 104L292 106Q278 122 276 150L262 152Q266 128 246 118Z" fill="${deep}"/>`
  return {
    under:
      head +
      box({ x: 166, y: 128, width: 68, height: 26 }, 4, deep) +
      shape(outline, lighter(accent, 0.3), 'fill-opacity="0.92"'),
    panel: { x: 134, y: 224, width: 132, height: 146 },
    clip: outline,
    over: shape(outline, 'url(#glass)'),
    foot: 92,
  }
}

export const aerosol = ({ base, accent }: Look): Body => {
  const can = { x: 132, y: 118, width: 136, height: 266 }
  return {
    under: box(can, 8, base),
    panel: { x: 132, y: 134, width: 136, height: 236 },
    clip: `M132 118h136v266h-136z`,
    over:
      box(can, 8, 'url(#round)') +
      box({ x: 130, y: 376, width: 140, height: 8 }, 3, 'url(#metal)') +
      `<path d="M138 120Q140 84 166 78V50Q166 44 172 44H228Q234 44 234 50V78Q260 84 262 120Z" fill="${accent}"/><path d="M138 120Q140 84 166 78V50Q166 44 172 44H228Q234 44 234 50V78Q260 84 262 120Z" fill="url(#round)"/>`,
    foot: 86,
  }
}

export const dropper = ({ base, accent }: Look) =>
  bottle({
    profile: [
      [170, 30],
      [186, 70],
      [200, 76],
      [370, 76],
      [384, 68],
    ],
    body: accent,
    cap: { top: 96, bottom: 174, half: 36, colour: base, round: 8 },
    panel: labelOf(76, 208, 154),
  })
