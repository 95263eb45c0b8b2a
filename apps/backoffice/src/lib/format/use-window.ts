import { useFormatter } from 'use-intl'
import { useWhen } from './use-when.ts'

/** A slot from its two moments: `sab 22 nov, 10:00–12:00`. */
export function useWindow(): (slot: { beginAt: string; endAt: string }) => string {
  const when = useWhen()
  const format = useFormatter()
  return ({ beginAt, endAt }) =>
    `${when(beginAt)}–${format.dateTime(new Date(endAt), { hour: '2-digit', minute: '2-digit' })}`
}
