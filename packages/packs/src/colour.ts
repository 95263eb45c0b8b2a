/** Colours are `#rrggbb`. */
type Rgb = readonly [number, number, number]

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `share` of the second colour in the first, 0 to 1. */
export function mixed(first: string, second: string, share: number): string {
  const [from, to] = [rgbOf(first), rgbOf(second)]
  const channels = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share: number) => mixed(colour, '#14110c', share)
export const lighter = (colour: string, share: number) => mixed(colour, '#ffffff', share)

/** How bright a colour looks, 0 to 1. */
export function brightness(colour: string): number {
  const [red, green, blue] = rgbOf(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** Ink that reads on the colour. */
export const inkOn = (colour: string) => (brightness(colour) > 0.62 ? '#22261f' : '#ffffff')
