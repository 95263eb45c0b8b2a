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

/** The options of a JSON_CONFIG that are on the list, as JSON; what cannot be read is no option. (Safety, 17) */
export function cleanConfig(config: string): string {
  const options = Object.entries(readObject(config)).filter(([name, value]) => isAllowed(name, value))
  return JSON.stringify(Object.fromEntries(options))
}

function isAllowed(name: string, value: unknown): boolean {
  if (switches.has(name)) return typeof value === 'boolean'
  const bounds = Object.hasOwn(numbers, name) ? numbers[name] : undefined
  return typeof value === 'number' && bounds !== undefined && value >= bounds[0] && value <= bounds[1]
}

function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
