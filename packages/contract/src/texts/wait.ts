import { formatUnit } from '@bottega/rules/text/format-unit.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { MessageArguments } from './text-of.ts'

const units = [
  { unit: 'hour', length: 3600, from: 5400 },
  { unit: 'minute', length: 60, from: 90 },
  { unit: 'second', length: 1, from: 0 },
] as const

/** Adds `wait`, how long `seconds` are in words, rounded up: "40 seconds", "15 minutes", "6 hours". */
export function withWait(values: MessageArguments, language: Language): MessageArguments {
  const { seconds } = values
  if (typeof seconds !== 'number') return values
  const { unit, length } = units.find(({ from }) => seconds > from) ?? units[2]
  return { ...values, wait: formatUnit(Math.ceil(seconds / length), unit, language, { unitDisplay: 'long' }) }
}
