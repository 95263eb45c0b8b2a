/** Slider options a block's JSON_CONFIG may set: numbers within bounds, and switches. */
const numbers: Readonly<Record<string, readonly [from: number, to: number]>> = {
  slidesPerView: [1, 12],
  slidesPerGroup: [1, 12],
  spaceBetween: [0, 64],
  initialSlide: [0, 100],
  speed: [0, 5000],
  delay: [1000, 60_000],
  limit: [1, 48],
}
const switches = new Set(['loop', 'autoplay', 'arrows', 'pagination', 'centeredSlides', 'freeMode'])

/** Widths of the window in pixels by which a slider may change, and what may change there. */
const widths = new Set(['0', '600', '960', '1264', '1900', '1904'])
const byWidth = new Set(['slidesPerView', 'slidesPerGroup', 'spaceBetween'])

/** The options of a JSON_CONFIG that are on the list, as JSON; what cannot be read is no option. (Safety, 17) */
export function cleanConfig(config: string): string {
  const { breakpoints, ...options } = readObject(config)
  const wider = Object.entries(asObject(breakpoints)).filter(([width]) => widths.has(width))
  return JSON.stringify({
    ...allowedOf(options),
    ...(wider.length > 0 && { breakpoints: Object.fromEntries(wider.map(([width, own]) => [width, optionsAt(own)])) }),
  })
}

const allowedOf = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => isAllowed(name, value)))

const optionsAt = (options: unknown) =>
  Object.fromEntries(Object.entries(allowedOf(asObject(options))).filter(([name]) => byWidth.has(name)))

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

function isAllowed(name: string, value: unknown): boolean {
  if (switches.has(name)) return typeof value === 'boolean'
  const bounds = Object.hasOwn(numbers, name) ? numbers[name] : undefined
  return typeof value === 'number' && bounds !== undefined && value >= bounds[0] && value <= bounds[1]
}

function readObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
