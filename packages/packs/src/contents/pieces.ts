import { darker, lighter } from '../colour.ts'

/** One piece drawn around the origin, about 50 units long. */
type Piece = (colour: string) => string

const edge = (colour: string) => darker(colour, 0.3)
const line = (outline: string, colour: string, width: number, opacity = 1) =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (outline: string, colour: string) =>
  `<path d="${outline}" fill="${colour}" stroke="${edge(colour)}" stroke-width="1.2" stroke-linejoin="round"/>`
const oval = (x: number, y: number, across: number, down: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}" ${more}/>`

/** Tubes: half length, half width, how slanted the cut is, ridges or smooth. */
const tubePiece =
  (long: number, wide: number, slant: number, isRidged: boolean): Piece =>
  (colour) => {
    const wall = `M${-long - slant} ${wide}L${-long + slant} ${-wide}H${long + slant}L${long - slant} ${wide}Z`
    const ridges = [-0.5, 0, 0.5]
      .map((at) => line(`M${-long - slant * at} ${wide * at}H${long - slant * at}`, edge(colour), 1.3, 0.5))
      .join('')
    return (
      area(wall, colour) +
      line(`M${-long + slant} ${-wide + 2.5}H${long + slant - 2}`, lighter(colour, 0.55), 2.4, 0.9) +
      (isRidged ? ridges : '') +
      `<ellipse cx="${long}" cy="0" rx="${4 + Math.abs(slant) * 0.35}" ry="${wide}" transform="rotate(${-slant * 2.4} ${long} 0)" fill="${darker(colour, 0.55)}" stroke="${lighter(colour, 0.3)}" stroke-width="2.4"/>`
    )
  }

const bentTube =
  (size: number, width: number): Piece =>
  (colour) => {
    const bend = `M${-size} ${size * 0.5}Q${-size * 0.9} ${-size * 0.7} ${size * 0.3} ${-size * 0.6}Q${size} ${-size * 0.5} ${size} ${size * 0.2}`
    return (
      line(bend, edge(colour), width + 2.4) +
      line(bend, colour, width) +
      line(bend, lighter(colour, 0.5), width * 0.25) +
      oval(size, size * 0.2, width * 0.42, 3.4, darker(colour, 0.55))
    )
  }

const twist =
  (long: number, wide: number, turns: number): Piece =>
  (colour) =>
    Array.from({ length: turns }, (_, at) => {
      const x = -long + ((at + 0.5) * 2 * long) / turns
      const fill = at % 2 === 0 ? colour : darker(colour, 0.12)
      return `<g transform="rotate(-38 ${x} 0)">${oval(x, 0, long / turns + 1.6, wide, fill, `stroke="${edge(colour)}" stroke-width="1.2"`)}${oval(x - 1.6, -wide * 0.34, 1.8, wide * 0.36, lighter(colour, 0.6))}</g>`
    }).join('')

const bow =
  (size: number): Piece =>
  (colour) => {
    const wing = (to: 1 | -1) =>
      area(
        `M0 0L${to * size} ${-size * 0.62}l${to * -3} ${size * 0.21}l${to * 4} ${size * 0.2}l${to * -4} ${size * 0.21}l${to * 4} ${size * 0.2}l${to * -4} ${size * 0.21}l${to * 3} ${size * 0.21}Z`,
        colour,
      )
    return (
      wing(-1) +
      wing(1) +
      line(
        `M${-size * 0.7} ${-size * 0.3}L0 0L${-size * 0.7} ${size * 0.3}M${size * 0.7} ${-size * 0.3}L0 0L${size * 0.7} ${size * 0.3}`,
        edge(colour),
        1.4,
        0.5,
      ) +
      oval(0, 0, size * 0.16, size * 0.24, lighter(colour, 0.25), `stroke="${edge(colour)}" stroke-width="1.2"`)
    )
  }

const shell: Piece = (colour) =>
  area('M-24 6C-22 -20 22 -20 24 6C14 18 -14 18 -24 6Z', colour) +
  [-16, -8, 0, 8, 16].map((x) => line(`M${x} -9Q${x * 0.8} 2 ${x * 0.7} 13`, edge(colour), 1.4, 0.55)).join('') +
  oval(0, 9, 15, 3.6, darker(colour, 0.5))

const ear: Piece = (colour) =>
  oval(0, 0, 20, 17, colour, `stroke="${edge(colour)}" stroke-width="1.2"`) +
  oval(-1, -1, 12, 10, darker(colour, 0.2)) +
  oval(-2, -3, 6, 4, darker(colour, 0.06))

const dumplingSquare: Piece = (colour) =>
  area(
    'M-24 -20l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3v40l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3Z',
    colour,
  ) +
  oval(0, 0, 15, 12, lighter(colour, 0.22)) +
  oval(-4, -4, 7, 4, lighter(colour, 0.6))

const dumplingRing: Piece = (colour) =>
  line('M-13 -8C-22 4 -16 20 0 20C16 20 22 4 13 -8', edge(colour), 17) +
  line('M-13 -8C-22 4 -16 20 0 20C16 20 22 4 13 -8', colour, 14) +
  area('M-16 -6Q0 -32 16 -6Q0 4 -16 -6Z', lighter(colour, 0.15)) +
  line('M-9 18Q0 22 9 18', lighter(colour, 0.55), 3)

const halfMoon: Piece = (colour) =>
  area('M-26 8Q0 -34 26 8Q0 18 -26 8Z', colour) +
  line('M-20 3Q0 -20 20 3', darker(colour, 0.2), 2, 0.7) +
  line('M-12 -6Q0 -16 8 -10', lighter(colour, 0.6), 3)

const gnocco: Piece = (colour) =>
  oval(0, 0, 19, 14, colour, `stroke="${edge(colour)}" stroke-width="1"`) +
  [-9, -3, 3, 9].map((x) => line(`M${x} -10Q${x + 3} 0 ${x} 10`, edge(colour), 1.6, 0.35)).join('') +
  oval(-5, -6, 7, 3, lighter(colour, 0.6))

const nest =
  (width: number): Piece =>
  (colour) =>
    [
      [24, 18],
      [19, 13],
      [13, 9],
      [7, 5],
    ]
      .map(
        ([a = 0, b = 0], at) =>
          `<ellipse rx="${a}" ry="${b}" transform="rotate(${at * 38})" fill="none" stroke="${edge(colour)}" stroke-width="${width + 1.6}"/><ellipse rx="${a}" ry="${b}" transform="rotate(${at * 38})" fill="none" stroke="${at % 2 === 0 ? colour : lighter(colour, 0.25)}" stroke-width="${width}"/>`,
      )
      .join('')

const sheet: Piece = (colour) =>
  area('M-28 -20q3 -4 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0V20q-3 4 -7 0t-7 0 -7 0 -7 0 -7 0 -7 0 -7 0 -7 0Z', colour) +
  line('M-22 -8H22M-22 6H22', lighter(colour, 0.4), 2, 0.7)

const grain =
  (long: number, wide: number): Piece =>
  (colour) =>
    oval(0, 0, long, wide, colour, `stroke="${edge(colour)}" stroke-width="0.9"`) +
    oval(-long * 0.25, -wide * 0.35, long * 0.4, wide * 0.25, lighter(colour, 0.65))

const star: Piece = (colour) =>
  area('M0 -13L3.4 -4.2 12.6 -4.2 5.4 1.6 8 10.4 0 5.4 -8 10.4 -5.4 1.6 -12.6 -4.2 -3.4 -4.2Z', colour) +
  oval(0, 0, 3, 3, darker(colour, 0.5))

const hoop: Piece = (colour) =>
  `<circle r="10" fill="none" stroke="${edge(colour)}" stroke-width="7"/><circle r="10" fill="none" stroke="${colour}" stroke-width="5"/>`

const tile: Piece = (colour) => area('M-10 -10H10V10H-10Z', colour) + line('M-6 -6H5', lighter(colour, 0.6), 2)

const bean: Piece = (colour) =>
  area('M-16 0C-16 -13 16 -13 16 0C16 9 8 10 4 6C1 4 -1 4 -4 6C-8 10 -16 9 -16 0Z', colour) +
  oval(-4, -5, 7, 2.6, lighter(colour, 0.55))

const roasted: Piece = (colour) =>
  oval(0, 0, 16, 12, colour, `stroke="${edge(colour)}" stroke-width="1"`) +
  line('M-12 3Q-3 -5 0 0T12 -3', darker(colour, 0.55), 2.6) +
  oval(-5, -6, 6, 2.4, lighter(colour, 0.35))

interface PieceTerms {
  draw: Piece
  /** Distance between pieces in a window. */
  step: number
  /** Long pasta lies in strands from top to bottom. */
  strand?: number
}

export const pieces = {
  penne: { draw: tubePiece(20, 9, 8, true), step: 34 },
  mezzePenne: { draw: tubePiece(13, 9, 8, true), step: 30 },
  rigatoni: { draw: tubePiece(19, 12, 0, true), step: 36 },
  tortiglioni: { draw: tubePiece(22, 11, 3, true), step: 37 },
  mezzeManiche: { draw: tubePiece(11, 13, 0, true), step: 33 },
  paccheri: { draw: tubePiece(22, 17, 0, false), step: 46 },
  calamarata: { draw: tubePiece(9, 18, 0, false), step: 40 },
  sedani: { draw: bentTube(20, 11), step: 36 },
  pipe: { draw: bentTube(15, 18), step: 36 },
  ditalini: { draw: tubePiece(5, 7, 0, false), step: 19 },
  fusilli: { draw: twist(22, 11, 5), step: 34 },
  fusilloni: { draw: twist(28, 15, 5), step: 44 },
  caserecce: { draw: twist(24, 8, 3), step: 34 },
  vesuvio: { draw: twist(17, 16, 4), step: 38 },
  farfalle: { draw: bow(23), step: 40 },
  farfalline: { draw: bow(12), step: 24 },
  conchiglie: { draw: shell, step: 38 },
  orecchiette: { draw: ear, step: 34 },
  gnocchi: { draw: gnocco, step: 33 },
  ravioli: { draw: dumplingSquare, step: 46 },
  tortellini: { draw: dumplingRing, step: 46 },
  mezzelune: { draw: halfMoon, step: 46 },
  nests: { draw: nest(5.5), step: 54 },
  fineNests: { draw: nest(2.6), step: 52 },
  wideNests: { draw: nest(9), step: 58 },
  sheets: { draw: sheet, step: 52 },
  stelline: { draw: star, step: 24 },
  anellini: { draw: hoop, step: 24 },
  quadrucci: { draw: tile, step: 23 },
  risoni: { draw: grain(10, 4.4), step: 17 },
  tempestine: { draw: grain(5, 4.6), step: 12 },
  rice: { draw: grain(9, 4), step: 14 },
  longRice: { draw: grain(12, 3), step: 14 },
  roundGrain: { draw: grain(8, 6.4), step: 15 },
  chickpeas: { draw: grain(12, 11), step: 23 },
  lentils: { draw: grain(9, 7), step: 16 },
  beans: { draw: bean, step: 29 },
  coffee: { draw: roasted, step: 29 },
  crumbs: { draw: grain(4.6, 4), step: 9 },
  spaghetti: { draw: grain(9, 4), step: 9, strand: 4.4 },
  spaghettini: { draw: grain(9, 4), step: 7, strand: 3 },
  linguine: { draw: grain(9, 4), step: 11, strand: 7 },
  bucatini: { draw: grain(9, 4), step: 14, strand: 8.6 },
  capellini: { draw: grain(9, 4), step: 5, strand: 1.8 },
} as const satisfies Record<string, PieceTerms>

export type PieceName = keyof typeof pieces
