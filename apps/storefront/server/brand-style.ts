import { type BrandColours, brandTokens } from '@bottega/rules/stores/brand-colours.ts'
import { logoPath, type ShopBrand } from './options.ts'

/** Pixels: as high as the letters of the name it replaces, and what the bar leaves room for. */
const height = 36
const widest = { desk: 216, phone: 88 } as const

/** The tokens of the shop's colours, stronger than those of the sheet, which stand before or after them. */
const colourRules = (colours: BrandColours, root = ':root:root'): string =>
  `${root}{${Object.entries(brandTokens(colours))
    .map(([token, value]) => `${token}:${value}`)
    .join(';')}}`

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

/** For the back office, whose dark rooms have inks of their own: a drawing for light ground gets one. */
export function backofficeStyle({ colours, logo }: ShopBrand): string {
  const dark = ":root[data-theme='dark']"
  return [
    ...(colours ? [colourRules(colours, `:root:not([data-theme='dark'])`)] : []),
    ...(logo ? [logoRules(logo), `${dark} [data-logo]{background-color:#fff}`] : []),
  ].join('')
}

/** The style of a shop with colours or a logo of its own; undefined where it has neither. */
export function brandStyle({ colours, logo }: ShopBrand): string | undefined {
  const rules = [...(colours ? [colourRules(colours)] : []), ...(logo ? [logoRules(logo)] : [])]
  return rules.length === 0 ? undefined : rules.join('')
}
