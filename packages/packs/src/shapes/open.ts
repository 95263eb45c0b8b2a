import { darker, lighter } from '../colour.ts'
import { lot } from '../lot.ts'
import { type Body, box, ellipse, type Rect, roundOutline, shape } from './geometry.ts'
import type { Look } from './look.ts'

type Spot = readonly [x: number, y: number, size: number]

const arranged = (spots: readonly Spot[], { thing, word }: Look) =>
  spots.map(([x, y, size], index) => thing(x, y, size, Math.round((lot(word, index) - 0.5) * 34))).join('')

/** A card on a stick or a string, with the name: goods without a pack. */
const tag: Rect = { x: 88, y: 266, width: 224, height: 112 }
const tagged = { panel: tag, bare: 'tag' as const, over: '', clip: roundOutline(tag, 10) }
const tagBack =
  shape(roundOutline({ ...tag, y: tag.y + 4 }, 10), '#1a130a', 'fill-opacity="0.16"') +
  shape(roundOutline(tag, 10), '#fffdf7')

const piles: readonly (readonly Spot[])[] = [
  [
    [128, 214, 168],
    [272, 214, 168],
    [200, 118, 168],
  ],
  [
    [120, 156, 166],
    [280, 156, 166],
    [200, 208, 186],
  ],
  [
    [138, 138, 184],
    [262, 206, 196],
  ],
  [
    [112, 130, 142],
    [288, 130, 142],
    [152, 222, 150],
    [250, 222, 150],
    [200, 108, 142],
  ],
]

/** Fruit and vegetables from the crate. */
export const loose = (look: Look): Body => ({
  ...tagged,
  under: arranged(piles[Math.floor(lot(look.word, 'pile') * piles.length)] ?? [], look) + tagBack,
  foot: 138,
})

/** Cut at the counter: on a board. */
export const counter = (look: Look): Body => {
  const wood = '#c99f6b'
  const board = 'M34 216Q34 196 60 196H340Q366 196 366 216L380 300Q382 320 356 320H44Q18 320 20 300Z'
  return {
    ...tagged,
    under:
      shape(board, darker(wood, 0.25), 'transform="translate(0 12)"') +
      shape(board, wood) +
      shape(
        'M60 212H340M52 240H350M44 272H358M38 300H362',
        'none',
        `stroke="${darker(wood, 0.16)}" stroke-width="2.5" stroke-opacity="0.55"`,
      ) +
      arranged(
        lot(look.word, 'pair') > 0.5
          ? [
              [142, 180, 208],
              [262, 190, 208],
            ]
          : [[200, 168, 262]],
        look,
      ) +
      tagBack,
    foot: 180,
  }
}

/** Herbs and roots in a bunch: a paper band holds them. */
export const bunch = (look: Look): Body => {
  const band: Rect = { x: 92, y: 236, width: 216, height: 112 }
  return {
    under: arranged(
      [
        [134, 176, 220],
        [266, 176, 220],
        [200, 206, 264],
      ],
      look,
    ),
    panel: band,
    clip: roundOutline(band, 6),
    over: shape(roundOutline(band, 6), 'url(#round)', 'fill-opacity="0.6"'),
    foot: 120,
  }
}

/** Bread and pastry in a paper sleeve. */
export const sleeve = (look: Look): Body => {
  const paper = '#d9bd92'
  const front = 'M74 196L326 196L314 384H86Z'
  return {
    under:
      shape('M74 196L96 170H304L326 196Z', darker(paper, 0.25)) +
      arranged(
        [
          [142, 138, 196],
          [262, 146, 196],
          [200, 112, 208],
        ],
        look,
      ) +
      shape(front, paper) +
      shape(
        'M74 196l14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8H74Z',
        darker(paper, 0.12),
      ),
    panel: { x: 92, y: 214, width: 216, height: 158 },
    over:
      shape(front, 'url(#flat)') +
      shape('M110 200L118 380M288 200L280 380', 'none', 'stroke="#ffffff" stroke-opacity="0.35" stroke-width="4"'),
    foot: 132,
  }
}

export const pot = (look: Look): Body => {
  const clay = '#b96f4a'
  const wall = 'M112 250H288L266 376Q264 384 254 384H146Q136 384 134 376Z'
  return {
    under:
      arranged(
        [
          [142, 176, 196],
          [258, 176, 196],
          [200, 138, 232],
        ],
        look,
      ) +
      shape(wall, clay) +
      box({ x: 100, y: 236, width: 200, height: 32 }, 6, lighter(clay, 0.12)),
    panel: { x: 120, y: 270, width: 160, height: 108 },
    clip: wall,
    over: shape(wall, 'url(#round)') + box({ x: 100, y: 236, width: 200, height: 32 }, 6, 'url(#round)'),
    foot: 100,
  }
}

/** One thing as it is, with a hang tag. */
export const thing = (look: Look): Body => ({
  ...tagged,
  under: look.thing(200, 148, 262) + tagBack,
  foot: 112,
})

/** Two of a kind. */
export const pair = (look: Look): Body => ({
  ...tagged,
  under: look.thing(140, 150, 216, -10) + look.thing(264, 158, 216, 12) + tagBack,
  foot: 132,
})

const trayWith = (colour: string, rim: Rect, filling: string): string =>
  shape(roundOutline({ ...rim, y: rim.y + 10 }, 34), darker(colour, 0.45)) +
  shape(roundOutline(rim, 34), colour) +
  `<clipPath id="tray"><path d="${roundOutline({ x: rim.x + 16, y: rim.y + 16, width: rim.width - 32, height: rim.height - 32 }, 24)}"/></clipPath><g clip-path="url(#tray)">${box(rim, 0, darker(colour, 0.2))}${filling}</g>`

const rim: Rect = { x: 26, y: 66, width: 348, height: 308 }

/** Meat and cured meat under film, seen from above, with a paper label. */
export const tray = (look: Look): Body => {
  const inside = arranged(
    lot(look.word, 'laid') > 0.5
      ? [
          [118, 142, 176],
          [282, 146, 176],
          [200, 130, 186],
        ]
      : [
          [132, 150, 206],
          [272, 150, 206],
        ],
    look,
  )
  const label: Rect = { x: 60, y: 222, width: 280, height: 128 }
  return {
    under: trayWith('#f4f1ea', rim, box(rim, 0, lighter(look.accent, 0.55)) + inside),
    panel: label,
    clip: roundOutline(label, 8),
    over: shape(roundOutline(rim, 34), 'url(#sheen)', 'fill-opacity="0.55"'),
    foot: 168,
  }
}

/** Ready dishes: a dark tray in a cardboard band. */
export const dish = (look: Look): Body => {
  const band: Rect = { x: 26, y: 206, width: 348, height: 152 }
  return {
    under: trayWith(
      '#2f2a27',
      { ...rim, y: 58, height: 318 },
      box(rim, 0, lighter(look.accent, 0.35)) +
        arranged(
          [
            [124, 136, 172],
            [276, 136, 172],
            [200, 128, 196],
          ],
          look,
        ),
    ),
    panel: band,
    clip: `M26 206h348v152h-348z`,
    over:
      box(band, 0, 'url(#flat)') +
      shape(roundOutline({ ...rim, y: 58, height: 318 }, 34), 'url(#sheen)', 'fill-opacity="0.3"'),
    foot: 168,
  }
}

/** Berries and small fruit in a clear punnet with a band. */
export const punnet = (look: Look): Body => {
  const rows: readonly Spot[] = [
    [104, 168, 112],
    [200, 150, 120],
    [296, 168, 112],
    [148, 140, 112],
    [252, 140, 112],
    [92, 236, 112],
    [160, 232, 116],
    [238, 232, 116],
    [308, 236, 112],
    [126, 308, 108],
    [200, 312, 112],
    [274, 308, 108],
  ]
  const wall = 'M40 170H360L336 364Q334 384 314 384H86Q66 384 64 364Z'
  const band: Rect = { x: 54, y: 226, width: 292, height: 120 }
  return {
    under: shape(wall, '#dfe6e2', 'fill-opacity="0.5"') + arranged(rows, look),
    panel: band,
    clip: 'M47 226H353L339 346H61Z',
    over:
      shape(wall, 'url(#glass)', 'fill-opacity="0.6"') +
      box({ x: 30, y: 160, width: 340, height: 16 }, 8, '#eef3f0', 'fill-opacity="0.75"'),
    foot: 150,
  }
}

/** Cheese cut from the wheel, in film with a label. */
export const wedge = (look: Look): Body => {
  const paste = look.inside
  const face = 'M30 236L370 176V344L30 372Z'
  const top = 'M30 236L236 112Q330 130 370 176Z'
  const label: Rect = { x: 96, y: 218, width: 236, height: 140 }
  const holes = Array.from({ length: 5 }, (_, at) =>
    ellipse(
      60 + lot(look.word, at, 'x') * 290,
      250 + lot(look.word, at, 'y') * 90,
      5 + lot(look.word, at) * 8,
      4 + lot(look.word, at) * 6,
      darker(paste, 0.2),
    ),
  )
  return {
    under:
      shape(top, lighter(paste, 0.28)) +
      shape('M236 112Q330 130 370 176L372 192Q328 146 226 120Z', darker(paste, 0.42)) +
      shape(face, paste) +
      holes.join('') +
      shape('M370 176V344L356 346V178Z', darker(paste, 0.45)),
    panel: label,
    clip: roundOutline(label, 8),
    over:
      shape(face, 'url(#fall)') + shape('M30 236L236 112L250 116L60 240V368L30 372Z', '#ffffff', 'fill-opacity="0.2"'),
    foot: 172,
  }
}

/** Brushes, razors, batteries: on a card with a bubble. */
export const blister = (look: Look): Body => {
  const card: Rect = { x: 86, y: 30, width: 228, height: 354 }
  const bubble: Rect = { x: 108, y: 166, width: 184, height: 204 }
  return {
    under:
      shape(roundOutline(card, 16), look.base) +
      box({ x: 172, y: 42, width: 56, height: 14 }, 7, '#ffffff', 'fill-opacity="0.85"') +
      shape(roundOutline(bubble, 26), '#ffffff', 'fill-opacity="0.88"') +
      look.thing(200, 268, 150),
    panel: { x: 90, y: 60, width: 220, height: 104 },
    over: shape(roundOutline(card, 16), 'url(#flat)') + shape(roundOutline(bubble, 26), 'url(#sheen)'),
    foot: 126,
  }
}

/** Several small packs in one cardboard sleeve. */
export const multi = (look: Look): Body => {
  const count = Math.min(6, look.pieces)
  const half = 132 / count - 3
  const heads = Array.from({ length: count }, (_, at) => {
    const x = 63 + ((at + 0.5) * 264) / count
    const head = { x: x - half, y: 104, width: half * 2, height: 92 }
    return (
      box(head, 10, lighter(look.accent, 0.15)) +
      box(head, 10, 'url(#round)') +
      ellipse(x, 106, half, 10, '#e4e6e6') +
      ellipse(x, 106, half * 0.8, 7, 'url(#metal)')
    )
  })
  return {
    under: heads.join('') + shape('M44 168H346V384H44Z', look.base) + shape('M346 168L366 156V372L346 384Z', look.deep),
    panel: { x: 44, y: 168, width: 302, height: 216 },
    clip: 'M44 168H346V384H44Z',
    over: shape('M44 168H346V384H44Z', 'url(#flat)') + shape('M44 168H346V384H44Z', 'url(#fall)'),
    foot: 172,
  }
}

/** Bottles wrapped together. */
export const crate = (look: Look): Body => {
  const neck = (x: number) =>
    shape(
      `M${x - 16} 84V110C${x - 16} 130 ${x - 50} 138 ${x - 50} 172V384H${x + 50}V172C${x + 50} 138 ${x + 16} 130 ${x + 16} 110V84Z`,
      lighter(look.inside, 0.35),
    ) +
    shape(
      `M${x - 16} 84V110C${x - 16} 130 ${x - 50} 138 ${x - 50} 172V384H${x + 50}V172C${x + 50} 138 ${x + 16} 130 ${x + 16} 110V84Z`,
      'url(#glass)',
    ) +
    box({ x: x - 19, y: 64, width: 38, height: 26 }, 4, look.base)
  return {
    under: neck(92) + neck(308) + neck(200),
    panel: { x: 42, y: 196, width: 316, height: 140 },
    clip: 'M42 196H358V336H42Z',
    over:
      box({ x: 42, y: 196, width: 316, height: 140 }, 0, 'url(#round)', 'fill-opacity="0.7"') +
      box({ x: 42, y: 172, width: 316, height: 212 }, 14, 'url(#sheen)', 'fill-opacity="0.5"'),
    foot: 168,
  }
}
