import type { StoredPage } from '../stored-leaflet.ts'
import { fitting, line, lines, widthOf, wrap } from './lettering.ts'
import type { PageWords } from './page-words.ts'
import { type CellProduct, type Frame, productCell } from './product-cell.ts'
import { ink, inkSoft, lineColour, type Palette, palettes } from './tones.ts'

/** The parts a page is drawn from; texts in the language of the page, frames in its pixels. */
export interface PageDrawing {
  readonly page: Pick<StoredPage, 'width' | 'height' | 'tone'>
  readonly number: number
  readonly pages: number
  readonly words: PageWords
  readonly shopName: string
  readonly leafletTitle: string
  /** `dal 19 novembre al 2 dicembre`. */
  readonly validity: string
  readonly isMagazine: boolean
  readonly title?: string | undefined
  readonly text?: string | undefined
  /** PNG as a data address. */
  readonly picture?: string | undefined
  readonly cells: readonly { readonly frame: Frame; readonly product: CellProduct }[]
  readonly buttons: readonly { readonly frame: Frame; readonly text: string }[]
}

const margin = 62

/** One page as SVG. Page 1 is the cover; a page with words and no goods is an article. */
export function drawPage(drawing: PageDrawing): string {
  const { page, cells, buttons } = drawing
  const palette = palettes[page.tone ?? 'paper']
  const body = drawing.number === 1 ? cover(drawing, palette) : inside(drawing, palette)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="0 0 ${page.width} ${page.height}">`,
    `<rect width="${page.width}" height="${page.height}" fill="${palette.ground}"/>`,
    body,
    ...cells.map(({ frame, product }) => productCell(product, frame, palette)),
    ...buttons.map(({ frame, text }) => button(text, frame, palette)),
    '</svg>',
  ].join('')
}

function cover(drawing: PageDrawing, palette: Palette): string {
  const { page, leafletTitle, validity, isMagazine, text, picture, cells } = drawing
  const top = Math.min(page.height, ...cells.map(({ frame }) => frame.y)) - 34
  const width = page.width - 2 * margin
  const words = wrap(
    leafletTitle,
    width * (picture === undefined || isMagazine ? 1 : 0.62),
    { face: 'display', size: 112 },
    3,
  )
  const y = 250
  const after = y + words.length * 112 * 1.02
  const colour = palette.onBand
  const art =
    picture === undefined
      ? ''
      : isMagazine
        ? `<image href="${picture}" x="${margin}" y="${after + 20}" width="${width}" height="${page.height * 0.75 - after - 60}"/>`
        : `<image href="${picture}" x="${page.width - margin - 380}" y="${top - 440}" width="400" height="400"/>`
  return [
    `<rect width="${page.width}" height="${isMagazine ? page.height : top}" fill="${palette.band}"/>`,
    line(drawing.shopName, margin, 104, { face: 'display', size: 50, colour }),
    line(
      isMagazine ? drawing.words.magazine : drawing.words.leaflet,
      page.width - margin,
      104,
      { face: 'strong', size: 30, colour },
      'end',
    ),
    `<rect x="${margin}" y="132" width="${width}" height="3" fill="${colour}" opacity="0.5"/>`,
    lines(words, margin, y, { face: 'display', size: 112, colour }, 1.02),
    art,
    line(validity, margin, after - 40, { face: 'strong', size: 36, colour }),
    ...(text === undefined
      ? []
      : [
          lines(
            wrap(text, width * 0.62, { face: 'text', size: 30 }, 4),
            margin,
            after + 14,
            { face: 'text', size: 30, colour },
            1.3,
          ),
        ]),
  ].join('')
}

function inside(drawing: PageDrawing, palette: Palette): string {
  const { page, title = drawing.leafletTitle, text, cells } = drawing
  const width = page.width - 2 * margin
  const isArticle = cells.length <= 2 && text !== undefined
  if (isArticle) return article({ ...drawing, title, text }, palette)
  const size = fitting(title, width, 'display', 68)
  return [
    `<rect width="${page.width}" height="186" fill="${palette.band}"/>`,
    line(title, margin, text === undefined ? 116 : 96, { face: 'display', size, colour: palette.onBand }),
    ...(text === undefined
      ? []
      : [
          lines(wrap(text, width, { face: 'text', size: 28 }, 1), margin, 146, {
            face: 'text',
            size: 28,
            colour: palette.onBand,
          }),
        ]),
    foot(drawing),
  ].join('')
}

const columnGap = 44
const leading = 1.48

/** A text in two columns of a height, in the largest letters up to 29 in which all of it fits. */
function setText(text: string, column: number, height: number) {
  const paragraphs = text.split(/\n\s*\n/)
  for (let size = 29; ; size--) {
    const letters = { face: 'text', size, colour: ink } as const
    // An empty line stands between two paragraphs.
    const words = paragraphs.flatMap((one) => wrap(one, column, letters, 200).concat('')).slice(0, -1)
    const most = Math.floor(height / (size * leading))
    if (words.length > 2 * most && size > 18) continue
    const half = Math.min(most, Math.ceil(words.length / 2))
    const right = words.slice(half, half + most)
    return { letters, columns: [words.slice(0, half), right[0] === '' ? right.slice(1) : right] }
  }
}

/** Words in two columns under a picture, as magazines set them. */
function article(drawing: PageDrawing & { title: string; text: string }, palette: Palette): string {
  const { page, title, text, picture, cells, buttons } = drawing
  const width = page.width - 2 * margin
  const pictureHeight = picture === undefined ? 0 : 560
  const words = wrap(title, width, { face: 'display', size: 76 }, 2)
  const titleY = margin + pictureHeight + 120
  const textY = titleY + words.length * 84 + 6
  const end = Math.min(page.height - 120, ...[...cells, ...buttons].map(({ frame }) => frame.y)) - 20
  const column = (width - columnGap) / 2
  const { letters, columns } = setText(text, column, end - textY)
  return [
    ...(picture === undefined
      ? []
      : [
          `<rect x="${margin}" y="${margin}" width="${width}" height="${pictureHeight}" rx="28" fill="${palette.band}"/>`,
          `<image href="${picture}" x="${margin + (width - 500) / 2}" y="${margin + 30}" width="500" height="500"/>`,
        ]),
    lines(words, margin, titleY, { face: 'display', size: 76, colour: ink }, 1.1),
    ...columns.map((words, index) => lines(words, margin + index * (column + columnGap), textY, letters, leading)),
    foot(drawing),
  ].join('')
}

function foot({ page, number, pages, words, shopName, validity, leafletTitle, isMagazine }: PageDrawing): string {
  const y = page.height - 38
  const soft = { face: 'text', size: 24, colour: inkSoft } as const
  return [
    `<rect x="${margin}" y="${page.height - 84}" width="${page.width - 2 * margin}" height="2" fill="${lineColour}"/>`,
    line(isMagazine ? `${shopName} · ${leafletTitle}` : words.pricesValid(validity), margin, y, soft),
    line(`${number} / ${pages}`, page.width - margin, y, { face: 'strong', size: 26, colour: ink }, 'end'),
  ].join('')
}

function button(text: string, { x, y, w, h }: Frame, palette: Palette): string {
  const height = Math.min(h, 84)
  const size = Math.min(34, fitting(text, w - 70, 'strong', 34))
  const top = y + (h - height) / 2
  const width = Math.min(w, widthOf(text, { face: 'strong', size }) + 80)
  const left = x + (w - width) / 2
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" fill="${palette.onBand === '#FFFFFF' ? '#FFFFFF' : ink}"/>`,
    line(
      text,
      left + width / 2,
      top + height / 2 + size * 0.34,
      { face: 'strong', size, colour: palette.onBand === '#FFFFFF' ? palette.band : '#FFFFFF' },
      'middle',
    ),
  ].join('')
}
