import { type BrandColours, brandTokens, darkBrandTokens } from '@bottega/rules/stores/brand-colours.ts'
import { logoPath, type ShopBrand } from './options.ts'

/** Pixels: as high as the letters of the name it replaces, and what the bar leaves room for. */
const height = 36
const widest = { desk: 216, phone: 88 } as const

/**
 * The tokens of the shop's colours, stronger than those of the sheet, which stand before or after them; in a dark room
 * those derived for it, and on paper never. (docs/decisions/0853-the-dark-theme.md)
 */
const colourRules = (colours: BrandColours): string =>
  `:root:root{${declared(brandTokens(colours))}}${inTheDark('', declared(darkBrandTokens(colours)))}`

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${token}:${value}`)
    .join(';')

/** As `tokens.css` decides it: the device, unless a person did. */
const inTheDark = (place: string, rules: string): string =>
  `@media screen{:root:root[data-theme=dark]${place}{${rules}}@media (prefers-color-scheme:dark){:root:root:not([data-theme=light])${place}{${rules}}}}`

/**
 * Its place has its whole size at once. The name stays there for screen readers. A picture by style costs the pages no
 * script.
 */
function logoRules({ width, height: high, digest }: NonNullable<ShopBrand['logo']>): string {
  const wide = Math.round((height * width) / high)
  const sized = (most: number) => `width:${Math.min(wide, most)}px`
  return [
    `:root [data-logo]{display:block;${sized(widest.desk)};height:${height}px;background:url(${logoPath}?v=${digest}) 0/contain no-repeat}`,
    ':root [data-logo]>*{position:absolute;width:1px;min-width:0;height:1px;overflow:hidden;clip-path:inset(50%)}',
    `@media (width<960px){:root header [data-logo]{${sized(widest.phone)}}}`,
  ].join('')
}

/** The style of a shop with colours or a logo of its own; undefined where it has neither. */
export function brandStyle({ colours, logo }: ShopBrand): string | undefined {
  const rules = [
    ...(colours ? [colourRules(colours)] : []),
    // A drawing for light ground brings it along.
    ...(logo ? [logoRules(logo), inTheDark(' [data-logo]', 'background-color:#fff')] : []),
  ]
  return rules.length === 0 ? undefined : rules.join('')
}
