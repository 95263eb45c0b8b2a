import { useTime } from './use-time.ts'
import { useWhen } from './use-when.ts'

/** A slot from its two moments: `sab 22 nov, 10:00–12:00`. */
export function useWindow(): (slot: { beginAt: string; endAt: string }) => string {
  const when = useWhen()
  const time = useTime()
  return ({ beginAt, endAt }) => `${when(beginAt)}–${time(new Date(endAt))}`
}
