import { contrast, textContrast } from '../content/readable-ink.ts'

/** The shop's own colours, as `#rrggbb`. */
export interface BrandColours {
  /** Of buttons and links. */
  readonly brand: string
  /** Of names and large areas; without it a darker shade of the first. */
  readonly dark?: string | undefined
}

const white = '#ffffff'
const black = '#000000'
/** `--cream` of the design tokens, the darkest light ground that letters stand on. */
const cream = '#f4f0e6'

/** The values of the design tokens that have the colour of the shop, by day. (`tokens.css`) */
export function brandTokens({ brand, dark = mixed(brand, black, 0.3) }: BrandColours) {
  const strong = mixed(brand, white, 0.78)
  return {
    '--primary': brand,
    '--primary-deep': dark,
    '--on-deep-soft': strong,
    '--tint': mixed(brand, white, 0.9),
    '--tint-strong': strong,
  } as const
}

/** `--surface` and `--cream` of the design tokens in a dark room, the most and the least dark ground that letters stand on. */
const darkSurface = '#1a1f2e'
const darkCream = '#232f28'

/**
 * The values of the same tokens in a dark room: as much lighter as their letters need there, the large areas deeper. Of
 * every colour without faults they are readable. (docs/decisions/0853-the-dark-theme.md)
 */
export function darkBrandTokens({ brand, dark = mixed(brand, black, 0.3) }: BrandColours) {
  const tint = mixed(brand, darkSurface, 0.75)
  const strong = mixed(brand, darkSurface, 0.6)
  const primary = lightenedFor(brand, [darkSurface, darkCream, tint])
  return {
    '--primary': primary,
    '--primary-deep': lightenedFor(mixed(primary, white, 0.3), [strong]),
    '--deep': mixed(dark, black, 0.2),
    '--on-deep-soft': mixed(brand, white, 0.78),
    '--tint': tint,
    '--tint-strong': strong,
  } as const
}

/** With the least white in it that makes it readable on all of the grounds. */
function lightenedFor(colour: string, grounds: readonly string[]): string {
  const shades = Array.from({ length: 50 }, (_, at) => mixed(colour, white, at / 50))
  return shades.find((shade) => grounds.every((ground) => contrast(shade, ground) >= textContrast)) ?? white
}

export interface ColourFault {
  readonly field: keyof BrandColours
  /** After the name of the field. */
  readonly text: string
}

/** The places where these colours cannot be read, each with its ground and the contrast that was measured. */
export function colourFaults(colours: BrandColours): ColourFault[] {
  const tokens = brandTokens(colours)
  const { '--primary': brand, '--primary-deep': dark, '--tint': tint, '--tint-strong': strong } = tokens
  // A shade that was not given is made of the colour that was.
  const shade = colours.dark === undefined ? 'brand' : 'dark'
  const pairs = [
    ['brand', brand, 'white letters on it', white],
    ['brand', brand, `the light ground ${tint} below it`, tint],
    ['brand', brand, `the light ground ${cream} below it`, cream],
    [shade, dark, 'white letters on it', white],
    [shade, dark, `the light ground ${strong} below it`, strong],
  ] as const
  const faults = pairs.flatMap(([field, colour, beside, other]) => {
    const measured = contrast(colour, other)
    if (measured >= textContrast) return []
    // Rounded down: 4.499 is not 4.50.
    const figure = (Math.floor(measured * 100) / 100).toFixed(2)
    const text = `${colour} has a contrast of ${figure}:1 with ${beside}; it takes ${textContrast}:1 at least`
    return [{ field, text }]
  })
  // One fault a field says enough: a darker colour mends all of them.
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at)
}

/** Some of the second in the first, 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, two] = [colour, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16))
    return Math.round((one ?? 0) * (1 - share) + (two ?? 0) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
