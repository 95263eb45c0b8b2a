import type { Language } from '../text/language.ts'
import { formatDayParts } from '../text/format.ts'

/** Hours in which customer service answers on certain weekdays, 1 Monday to 7 Sunday, `HH:MM` in shop time. */
export interface ContactHours {
  readonly from: number
  readonly to: number
  readonly begin: string
  readonly end: string
}

const written = /^([1-7])(?:-([1-7]))? ((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)$/

const hourOf = (text: string) => text.padStart(5, '0')

/** Reads `1-5 8:00-20:00, 6 9:00-13:00`; undefined of any other text. */
export function readContactHours(text: string): readonly ContactHours[] | undefined {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const hours = parts.flatMap((part) => {
    const [, from = '', to = from, begin = '', end = ''] = written.exec(part) ?? []
    const read = { from: Number(from), to: Number(to), begin: hourOf(begin), end: hourOf(end) }
    return from !== '' && read.from <= read.to && read.begin < read.end ? [read] : []
  })
  return hours.length === parts.length ? hours : undefined
}

/** As `readContactHours` reads it. */
export const writtenContactHours = (hours: readonly ContactHours[]): string =>
  hours.map(({ from, to, begin, end }) => `${from === to ? from : `${from}-${to}`} ${begin}-${end}`).join(', ')

/** A Monday; any will do. */
const monday = Date.UTC(2024, 0, 1, 12)

/** `lun–ven 08:00–20:00`, in the words of the language. */
export function contactHoursText({ from, to, begin, end }: ContactHours, language: Language): string {
  const dayOf = (weekday: number) => formatDayParts(new Date(monday + (weekday - 1) * 86_400_000), language).weekday
  const days = from === to ? dayOf(from) : `${dayOf(from)}–${dayOf(to)}`
  return `${days} ${begin}–${end}`
}
