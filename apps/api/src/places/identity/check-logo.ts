import type { ShopDrawing } from '@bottega/rules/stores/shop-identity.ts'
import { DOMParser, type XmlElement } from '@xmldom/xmldom'
import { createHash } from 'node:crypto'

/** Bytes; it is loaded with the first page. */
export const largestLogo = 32 * 1024

/** A picture wider than this by its height leaves no room for the search on a phone, or is too small to be read. */
const widest = 6

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
/** Spaces of attributes that say nothing to a browser which draws. */
const plainSpaces: ReadonlySet<string | null> = new Set([
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/2000/xmlns/',
])

/** Elements that draw. Scripts, foreign content, pictures, animations and links are not among them. */
const drawing: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc style text tspan path circle ellipse rect line polyline polygon ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
)

/** A file that cannot be the logo; the message says why. */
export class LogoError extends Error {
  override readonly name = 'LogoError'
}

const refuse = (message: string): never => {
  throw new LogoError(message)
}

type CheckedLogo = Pick<ShopDrawing, 'width' | 'height' | 'digest'>

/**
 * Reads a logo and refuses whatever does more than draw. The shop shows it as a picture, in which no script runs; but
 * its address can be opened too. Throws {@link LogoError}.
 */
export function checkLogo(svg: string): CheckedLogo {
  const bytes = Buffer.byteLength(svg)
  if (bytes > largestLogo) refuse(`has ${Math.ceil(bytes / 1024)} kB; a logo has at most ${largestLogo / 1024} kB`)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) refuse('has a document type (<!DOCTYPE …>): take that line out')
  if (/<\?(?!xml\s)/i.test(svg)) refuse('has a processing instruction (<?…?>): take it out')
  const root = rootOf(svg)
  for (const element of [root, ...Array.from(root.getElementsByTagName('*'))]) checkElement(element)
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  return { ...sizeOf(root.getAttribute('viewBox') ?? ''), digest }
}

/** Reads the icon of the shop, which is a logo as high as it is wide. Throws {@link LogoError}. */
export function checkIcon(svg: string): CheckedLogo {
  const icon = checkLogo(svg)
  if (icon.width !== icon.height) refuse('is not as high as it is wide: browsers draw it in a square')
  return icon
}

function rootOf(svg: string): XmlElement {
  const report = (message: string) => refuse(`is no well-formed SVG: ${message.replaceAll(/\s+/g, ' ').trim()}`)
  const parser = new DOMParser({ errorHandler: { warning: report, error: report, fatalError: report } })
  const root = parser.parseFromString(svg, 'image/svg+xml')?.documentElement
  if (root?.localName !== 'svg' || root.namespaceURI !== svgSpace)
    return refuse(`is no SVG: it begins with <svg xmlns="${svgSpace}" …>`)
  return root
}

function checkElement(element: XmlElement): void {
  const { tagName, localName, namespaceURI } = element
  if (namespaceURI !== svgSpace || !drawing.has(localName ?? ''))
    refuse(`has <${tagName}>, which a logo may not have; it may have ${[...drawing].join(', ')}`)
  if (localName === 'style') checkStyle('<style>', element.textContent ?? '')
  for (const { name, localName: short, namespaceURI: space, value } of Array.from(element.attributes)) {
    const written = `${name}="${value.slice(0, 60)}"`
    if (/^on/i.test(short ?? name)) refuse(`has ${written} at <${tagName}>: a logo has no scripts`)
    const isLink = short === 'href' || short === 'src'
    if (isLink && !value.startsWith('#')) refuse(`has ${written} at <${tagName}>: a logo loads nothing from elsewhere`)
    if (space && space !== linkSpace && !plainSpaces.has(space))
      refuse(`has ${name} at <${tagName}>, which belongs to a drawing program: save it as plain SVG`)
    if (!plainSpaces.has(space)) checkStyle(`${name} at <${tagName}>`, value)
  }
}

/** Escapes could hide a reference. */
function checkStyle(where: string, text: string): void {
  if (/\\|@|javascript:/i.test(text))
    refuse(`has a rule, an escape or a script in ${where}: a logo has plain styles only`)
  for (const [reference] of text.matchAll(/(?:url|src|image|image-set)\s*\([^)]*/gi))
    if (!/^url\s*\(\s*["']?#/i.test(reference))
      refuse(`has ${reference.slice(0, 60)}) in ${where}: a logo loads nothing from elsewhere`)
}

function sizeOf(viewBox: string): Omit<CheckedLogo, 'digest'> {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
    refuse('has no viewBox of four numbers, such as viewBox="0 0 240 64": its shape would not be known')
  if (width > widest * height)
    refuse(`is ${(width / height).toFixed(1)} times as wide as high; at most ${widest} times`)
  return { width, height }
}
