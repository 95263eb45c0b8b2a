import type { Language } from './language.ts'
import { once } from './once-per-language.ts'

const of = (unit: string, maximumFractionDigits: number, unitDisplay: 'short' | 'long' = 'short') =>
  once((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, maximumFractionDigits }))

const units = {
  metres: of('meter', 0),
  kilometres: of('kilometer', 0),
  kilometresAndTenths: of('kilometer', 1),
  kilobytes: of('kilobyte', 0),
  seconds: of('second', 0, 'long'),
  minutes: of('minute', 0, 'long'),
  hours: of('hour', 0, 'long'),
}

/** `350 m`, `1,2 km`, `48 kB`, `15 minuti`. */
export const formatUnit = (value: number, unit: keyof typeof units, language: Language): string =>
  units[unit](language).format(value)
