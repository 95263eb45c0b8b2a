import { isShopDate, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'

/** `2026-11-21`, or `21/11/2026` as Italian spreadsheets write it; undefined for what is no day between the two. */
export function readDate(text: string, { from, to }: { from: ShopDate; to: ShopDate }): ShopDate | undefined {
  const italian = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)
  const date = italian ? `${italian[3]}-${italian[2]?.padStart(2, '0')}-${italian[1]?.padStart(2, '0')}` : text
  return isShopDate(date) && date >= from && date <= to ? date : undefined
}
