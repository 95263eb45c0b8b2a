import type { Language } from './language.ts'
import { tags } from './once-per-language.ts'

type Style = Pick<Intl.NumberFormatOptions, 'unitDisplay' | 'maximumFractionDigits'>

/** `350 m`, `1,2 km`, `48 kB`, `15 minuti`. Made anew each time: every page of the shop loads this, and few call it. */
export const formatUnit = (value: number, unit: string, language: Language, style?: Style): string =>
  new Intl.NumberFormat(tags[language], { style: 'unit', unit, ...style }).format(value)
