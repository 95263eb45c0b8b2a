/** The contrast that text needs at least. (WCAG 2.2, 1.4.3) */
export const textContrast = 4.5

/** The shop's own inks first; on some middle tones only black can be read. */
const inks = ['#1c2b22', '#ffffff', '#000000'] as const

/** The ink for text on a background, both as `#rrggbb`. */
export function readableInk(background: string): (typeof inks)[number] {
  return inks.find((ink) => contrast(background, ink) >= textContrast) ?? '#000000'
}

/** From 1 to 21. (WCAG 2.2, contrast ratio) */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** From 0 to 1. (WCAG 2.2, relative luminance) */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
