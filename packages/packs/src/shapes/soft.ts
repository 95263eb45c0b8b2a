import { darker, lighter } from '../colour.ts'
import { type Body, box, ellipse, type Rect, roundOutline, shape } from './geometry.ts'
import type { Look } from './look.ts'

/** Teeth of a sealed edge, from left to right. */
const teeth = (from: number, to: number, y: number, depth: number) => {
  const count = Math.round(Math.abs(to - from) / 11)
  const step = (to - from) / count
  return Array.from(
    { length: count },
    (_, at) => `L${from + step * (at + 0.5)} ${y - depth}L${from + step * (at + 1)} ${y}`,
  ).join('')
}

/** Film bags of pasta, crisps and biscuits, welded above and below; the window shows what is inside. */
export const pillow = ({ base, deep, filling }: Look): Body => {
  const outline = `M84 44${teeth(84, 316, 44, 6)}C326 120 326 300 316 378${teeth(316, 84, 378, -6)}C74 300 74 120 84 44Z`
  const window: Rect = { x: 96, y: 226, width: 208, height: 132 }
  return {
    under:
      shape(outline, base) +
      `<clipPath id="window"><path d="${roundOutline(window, 22)}"/></clipPath><g clip-path="url(#window)">${box(window, 0, darker(deep, 0.2))}${filling(window)}</g>` +
      `<path d="${roundOutline(window, 22)}" fill="url(#sheen)" fill-opacity="0.5"/>`,
    panel: { x: 88, y: 58, width: 224, height: 168 },
    over:
      shape(outline, 'url(#foil)') +
      box({ x: 84, y: 44, width: 232, height: 14 }, 0, '#000000', 'fill-opacity="0.1"') +
      box({ x: 84, y: 364, width: 232, height: 14 }, 0, '#000000', 'fill-opacity="0.1"'),
    foot: 122,
  }
}

/** The same without a window: the label is the whole front. */
export const film = ({ base }: Look): Body => {
  const outline = `M80 48${teeth(80, 320, 48, 6)}C330 120 330 300 320 378${teeth(320, 80, 378, -6)}C70 300 70 120 80 48Z`
  return {
    under: shape(outline, base),
    panel: { x: 82, y: 62, width: 236, height: 304 },
    clip: outline,
    over:
      shape(outline, 'url(#foil)') +
      '<path d="M96 62C120 90 116 120 100 150M304 62C280 92 286 120 300 146M98 360C122 336 118 312 104 290M302 360C280 338 284 314 298 292" stroke="#ffffff" stroke-opacity="0.28" stroke-width="5" fill="none" stroke-linecap="round"/>',
    foot: 124,
  }
}

/** A bag that stands by itself: coffee, frozen goods, refills. */
export const pouch = ({ base, deep }: Look): Body => {
  const outline =
    'M92 40H308C304 90 316 150 318 210C320 280 318 340 308 372Q200 396 92 372C82 340 80 280 82 210C84 150 96 90 92 40Z'
  return {
    under: shape(outline, base) + shape('M88 346Q200 318 312 346L308 372Q200 396 92 372Z', deep, 'fill-opacity="0.5"'),
    panel: { x: 86, y: 66, width: 228, height: 286 },
    clip: outline,
    over:
      shape(outline, 'url(#foil)') +
      box({ x: 92, y: 40, width: 216, height: 18 }, 0, '#000000', 'fill-opacity="0.12"') +
      '<path d="M88 74h224" stroke="#ffffff" stroke-opacity="0.4" stroke-width="2" stroke-dasharray="7 5"/>',
    foot: 122,
  }
}

/** Flour and sugar: paper, folded at the top. */
export const paperBag = ({ base, pale }: Look): Body => {
  const front = 'M96 92H290V384H96Z'
  const flank = 'M290 92L322 80V370L290 384Z'
  return {
    under:
      shape(front, base) +
      shape(flank, darker(base, 0.26)) +
      shape('M96 92L110 56H304L322 80L290 92Z', lighter(pale, 0.1)) +
      shape('M110 56H304L300 72H106Z', darker(pale, 0.1)),
    panel: { x: 96, y: 92, width: 194, height: 292 },
    clip: front,
    over: shape(front, 'url(#flat)') + shape('M290 92L306 236L290 384Z', '#000000', 'fill-opacity="0.08"'),
    foot: 124,
  }
}

/** Big bags of feed, litter and soil. */
export const sack = ({ base }: Look): Body => {
  const outline = 'M70 56Q200 40 330 56C338 120 346 300 334 372Q200 394 66 372C54 300 62 120 70 56Z'
  return {
    under: shape(outline, base),
    panel: { x: 66, y: 64, width: 268, height: 306 },
    clip: outline,
    over:
      shape(outline, 'url(#foil)') +
      '<path d="M72 72Q200 58 328 72" stroke="#ffffff" stroke-opacity="0.5" stroke-width="3" stroke-dasharray="9 6" fill="none"/>',
    foot: 146,
  }
}

/** Produce in a net with a paper band. */
export const net = ({ base, accent, thing }: Look): Body => {
  const spots: readonly (readonly [number, number])[] = [
    [128, 210],
    [270, 210],
    [200, 190],
    [110, 288],
    [290, 288],
    [200, 276],
    [150, 338],
    [252, 338],
  ]
  const lines = Array.from({ length: 13 }, (_, at) => {
    const x = 40 + at * 27
    return `M${x} 120L${x - 70} 380M${x} 120L${x + 70} 380`
  }).join('')
  const outline =
    'M150 116C90 150 60 220 66 300C70 352 110 384 200 384C290 384 330 352 334 300C340 220 310 150 250 116Z'
  return {
    under:
      spots.map(([x, y], index) => thing(x, y, 118, (index * 47) % 360)).join('') +
      `<clipPath id="net"><path d="${outline}"/></clipPath><path d="${lines}" clip-path="url(#net)" stroke="${accent}" stroke-opacity="0.75" stroke-width="2.4" fill="none"/>`,
    panel: { x: 106, y: 44, width: 188, height: 116 },
    over:
      box({ x: 106, y: 44, width: 188, height: 116 }, 6, 'url(#flat)') +
      box({ x: 180, y: 28, width: 40, height: 18 }, 5, base),
    foot: 130,
  }
}

/** Nappies, tissues and rolls in soft film. */
export const softPack = ({ base, accent }: Look): Body => {
  const outline =
    'M56 126Q60 88 100 88H300Q340 88 344 126C352 200 352 300 344 352Q340 384 304 384H96Q60 384 56 352C48 300 48 200 56 126Z'
  return {
    under:
      shape('M150 92C160 60 240 60 250 92H230C224 76 176 76 170 92Z', darker(base, 0.2)) +
      shape(outline, base) +
      shape('M56 126Q60 88 100 88H300Q340 88 344 126L346 160Q200 120 54 160Z', accent, 'fill-opacity="0.6"'),
    panel: { x: 58, y: 110, width: 284, height: 262 },
    clip: outline,
    over: shape(outline, 'url(#foil)') + shape(outline, 'url(#fall)'),
    foot: 160,
  }
}

export const rollPack = ({ base }: Look): Body => {
  const outline = 'M60 96Q60 72 84 72H316Q340 72 340 96V360Q340 384 316 384H84Q60 384 60 360Z'
  const roll = (x: number, y: number) =>
    ellipse(x, y, 62, 30, '#ffffff') +
    ellipse(x, y, 62, 30, 'url(#flat)') +
    ellipse(x, y, 17, 8, '#b9a58a') +
    ellipse(x, y, 36, 17, 'none', 'stroke="#d9d4c8" stroke-width="2"')
  return {
    under:
      shape(outline, lighter(base, 0.86)) +
      roll(130, 106) +
      roll(270, 106) +
      shape(outline, base, 'fill-opacity="0.22"'),
    panel: { x: 60, y: 146, width: 280, height: 222 },
    clip: outline,
    over: shape(outline, 'url(#foil)') + shape(outline, 'url(#sheen)', 'fill-opacity="0.35"'),
    foot: 158,
  }
}

export const sachet = ({ base }: Look): Body => {
  const outline = `M106 70${teeth(106, 294, 70, 5)}V380${teeth(294, 106, 380, -5)}Z`
  return {
    under: shape(outline, base),
    panel: { x: 106, y: 82, width: 188, height: 288 },
    clip: outline,
    over: shape(outline, 'url(#foil)'),
    foot: 106,
  }
}
