import { brandLookOf, brandSign } from '../brands/brand-looks.ts'
import { brightness, darker, inkOn, lighter, mixed } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { drawnFrom, lot } from '../lot.ts'
import { box, type Rect, roundOutline } from '../shapes/geometry.ts'
import { linesIn, widthOf, wordsAsPath } from '../text/words-as-path.ts'

const cream = '#fffaf0'
const ink = '#22261f'

/** A share of a panel, in hundredths. */
const part = (panel: Rect, left: number, top: number, width: number, height: number): Rect => ({
  x: panel.x + (panel.width * left) / 100,
  y: panel.y + (panel.height * top) / 100,
  width: (panel.width * width) / 100,
  height: (panel.height * height) / 100,
})

const middleOf = (area: Rect) => area.x + area.width / 2

/** The brand's name in its own face, as large as it fits, with its sign where there is room. */
function wordmark({ brand }: Drawing, area: Rect, colour: string): string {
  const { face } = brandLookOf(brand)
  if (brand === '') return brandSign(brand, middleOf(area), area.y + area.height / 2, area.height * 0.7, colour)
  const text = face === 'script' || face === 'serif' ? inTitleCase(brand) : brand
  const letters = face === 'script' ? 0.52 : 0.72
  const fitted = linesIn(text, area, { face, largest: Math.min(46, area.height * 0.78), leading: 1.06 })
  const top = area.y + (area.height - fitted.lines.length * fitted.size * 1.06) / 2
  const written = fitted.lines.map((line, index) =>
    wordsAsPath(line, middleOf(area), top + fitted.size * (1.06 * index + 0.53 + letters / 2), {
      face,
      size: fitted.size,
      colour,
    }),
  )
  const width = Math.max(...fitted.lines.map((line) => widthOf(line, { face, size: fitted.size })))
  const room = (area.width - width) / 2
  const sign = room > 26 ? brandSign(brand, middleOf(area) - width / 2 - 14, area.y + area.height / 2, 19, colour) : ''
  return written.join('') + sign
}

const inTitleCase = (text: string) => text.toLowerCase().replace(/(^|[\s’'])\p{L}/gu, (start) => start.toUpperCase())

function title({ title: text }: Drawing, area: Rect, colour: string, largest: number): string {
  const { lines, size } = linesIn(text, area, { face: 'strong', largest, leading: 1.02 })
  const top = area.y + (area.height - lines.length * size * 1.02) / 2
  return lines
    .map((line, index) =>
      wordsAsPath(line, middleOf(area), top + size * (1.02 * index + 0.86), { face: 'strong', size, colour }),
    )
    .join('')
}

function weight({ weight: text }: Drawing, area: Rect, colour: string): string {
  if (text === '') return ''
  const { lines, size } = linesIn(text, area, { face: 'strong', largest: area.height, leading: 1 })
  return wordsAsPath(lines.join(' '), middleOf(area), area.y + area.height / 2 + size * 0.35, {
    face: 'strong',
    size,
    colour,
  })
}

/** The picture of the goods on the label, in a box it fills. */
export type Emblem = (area: Rect, backdrop: string) => string

/** The label of a pack: brand, goods, name and weight, in the order of the brand's house. */
export function label(drawing: Drawing, panel: Rect, emblem: Emblem | undefined): string {
  if (emblem === undefined) return compact(drawing, panel)
  if (panel.width > panel.height * 1.3) return wide(drawing, panel, emblem) + badge(drawing, panel, { x: 31, y: 47 })
  const { layout } = brandLookOf(drawing.brand)
  return { band, solid, paper, wave }[layout](drawing, panel, emblem) + badge(drawing, panel, { x: 82, y: 33 })
}

const badgeColours = ['#8f2f2a', '#1f5f7a', '#b5801f', '#3f6b2f', '#5a3f7a', '#2b2b2b'] as const

/** A round seal with a figure, at a place in hundredths of the panel. */
function badge({ badge: text }: Drawing, panel: Rect, at: { x: number; y: number }): string {
  if (text === undefined) return ''
  const [x, y] = [panel.x + (panel.width * at.x) / 100, panel.y + (panel.height * at.y) / 100]
  const radius = Math.min(panel.width * 0.15, 32)
  const inner: Rect = { x: x - radius * 0.8, y: y - radius * 0.62, width: radius * 1.6, height: radius * 1.24 }
  const { lines, size } = linesIn(text, inner, { face: 'strong', largest: radius * 0.9, leading: 1 })
  const top = y - (lines.length * size) / 2
  const words = lines.map((line, index) =>
    wordsAsPath(line, x, top + size * (index + 0.84), { face: 'strong', size, colour: '#ffffff' }),
  )
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${drawnFrom(badgeColours, text, 'seal')}" stroke="#ffffff" stroke-width="2"/>${words.join('')}`
}

const strip = (area: Rect, fill: string) => box(area, 0, fill)

function band(drawing: Drawing, panel: Rect, emblem: Emblem): string {
  const { base } = brandLookOf(drawing.brand)
  const foot = part(panel, 0, 86, 100, 14)
  return (
    strip(panel, cream) +
    strip(part(panel, 0, 0, 100, 21), base) +
    strip(part(panel, 0, 21, 100, 2), drawing.accent) +
    strip(foot, drawing.accent) +
    wordmark(drawing, part(panel, 8, 2, 84, 17), inkOn(base)) +
    emblem(part(panel, 14, 24, 72, 32), cream) +
    title(drawing, part(panel, 4, 56, 92, 29), ink, 46) +
    weight(drawing, part(panel, 8, 88, 84, 10), inkOn(drawing.accent))
  )
}

function solid(drawing: Drawing, panel: Rect, emblem: Emblem): string {
  const { base } = brandLookOf(drawing.brand)
  const on = inkOn(base)
  const plate = part(panel, 10, 21, 80, 36)
  const disc = Math.min(plate.width, plate.height)
  return (
    strip(panel, base) +
    `<ellipse cx="${middleOf(plate)}" cy="${plate.y + plate.height / 2}" rx="${disc * 0.58}" ry="${disc * 0.53}" fill="${mixed(cream, drawing.accent, 0.22)}"/>` +
    wordmark(drawing, part(panel, 8, 4, 84, 17), on) +
    emblem(part(panel, 16, 23, 68, 32), cream) +
    title(drawing, part(panel, 4, 57, 92, 28), on, 46) +
    `<path d="${roundOutline(part(panel, 22, 87, 56, 10), Math.min(9, panel.height * 0.04))}" fill="${drawing.accent}"/>` +
    weight(drawing, part(panel, 24, 88, 52, 8), inkOn(drawing.accent))
  )
}

function paper(drawing: Drawing, panel: Rect, emblem: Emblem): string {
  const { base } = brandLookOf(drawing.brand)
  const ground = mixed('#f3e8d2', drawing.accent, 0.1)
  const inner = part(panel, 5, 3, 90, 94)
  const dark = brightness(base) > 0.5 ? darker(base, 0.35) : base
  return (
    strip(panel, ground) +
    `<path d="${roundOutline(inner, 6)}" fill="none" stroke="${dark}" stroke-width="2"/>` +
    wordmark(drawing, part(panel, 11, 6, 78, 16), dark) +
    `<path d="M${panel.x + panel.width * 0.2} ${panel.y + panel.height * 0.235}h${panel.width * 0.6}" stroke="${drawing.accent}" stroke-width="4"/>` +
    emblem(part(panel, 16, 25, 68, 31), ground) +
    title(drawing, part(panel, 8, 56, 84, 28), darker(dark, 0.2), 44) +
    weight(drawing, part(panel, 12, 85, 76, 9), dark)
  )
}

function wave(drawing: Drawing, panel: Rect, emblem: Emblem): string {
  const { base } = brandLookOf(drawing.brand)
  const { x, y, width, height } = panel
  const accent = drawing.accent
  const crest = y + height * 0.54
  const tilt = (lot(drawing.brand, 'tilt') - 0.5) * height * 0.1
  return (
    strip(panel, lighter(mixed(base, cream, 0.2), 0.82)) +
    `<path d="M${x} ${y}h${width}v${height * 0.2}q${-width / 2} ${height * 0.09} ${-width} 0z" fill="${base}"/>` +
    `<path d="M${x} ${crest + tilt}q${width * 0.3} ${-height * 0.09} ${width * 0.55} ${-tilt}t${width * 0.45} ${-tilt}V${y + height}H${x}Z" fill="${accent}"/>` +
    wordmark(drawing, part(panel, 8, 3, 84, 17), inkOn(base)) +
    emblem(part(panel, 14, 24, 72, 32), cream) +
    title(drawing, part(panel, 4, 58, 92, 28), inkOn(accent), 46) +
    weight(drawing, part(panel, 10, 87, 80, 10), inkOn(accent))
  )
}

/** Low labels: goods at the left, words at the right. */
function wide(drawing: Drawing, panel: Rect, emblem: Emblem): string {
  const { base, layout } = brandLookOf(drawing.brand)
  const isDark = layout === 'solid'
  const ground = isDark ? base : layout === 'paper' ? '#f3e8d2' : cream
  const on = isDark ? inkOn(base) : ink
  const top = part(panel, 0, 0, 100, 30)
  return (
    strip(panel, ground) +
    strip(top, isDark ? darker(base, 0.2) : base) +
    strip(part(panel, 0, 30, 100, 3), drawing.accent) +
    wordmark(drawing, part(panel, 6, 3, 88, 24), inkOn(base)) +
    emblem(part(panel, 3, 36, 38, 60), ground) +
    title(drawing, part(panel, 40, 35, 58, 42), on, 44) +
    `<path d="${roundOutline(part(panel, 46, 78, 46, 18), 8)}" fill="${drawing.accent}"/>` +
    weight(drawing, part(panel, 48, 79, 42, 15), inkOn(drawing.accent))
  )
}

/** If the goods lie open the label needs no picture. */
function compact(drawing: Drawing, panel: Rect): string {
  const { base, layout } = brandLookOf(drawing.brand)
  const ground = layout === 'paper' ? '#f8efdc' : '#fffdf7'
  const hasWeight = drawing.weight !== ''
  return (
    strip(panel, ground) +
    strip(part(panel, 0, 0, 100, 29), base) +
    strip(part(panel, 0, 29, 100, 4), drawing.accent) +
    wordmark(drawing, part(panel, 6, 2, 88, 25), inkOn(base)) +
    title(drawing, part(panel, 4, 34, 92, hasWeight ? 41 : 62), ink, 46) +
    weight(drawing, part(panel, 12, 75, 76, 21), brightness(base) > 0.5 ? darker(base, 0.4) : base)
  )
}
