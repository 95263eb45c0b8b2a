import type { ShopDate } from '../delivery/shop-calendar.ts'

/** So many months up to the one of a day, oldest first: `2026-11`. */
export function monthsUntil(today: ShopDate, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const last = year * 12 + month - 1
  return Array.from({ length: count }, (_month, index) => {
    const number = last - count + 1 + index
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}
