import { addDays, mondayOf, type ShopDate } from '../delivery/shop-calendar.ts'

/** The periods people ask reports for by name; any other is from one day to another. */
export const reportPeriods = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** Both days are part of it. */
export interface Days {
  readonly from: ShopDate
  readonly until: ShopDate
}

/** The days of a month, `2026-02`. */
export function daysOfMonth(month: string): Days {
  const from = `${month}-01`
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, until: addDays(next, -1) }
}

/** A period by name as it is on a day: all of a week or a month, its days to come too, because orders are placed for them. */
export function daysOf(period: ReportPeriod, today: ShopDate): Days {
  const monday = mondayOf(today)
  switch (period) {
    case 'today':
      return { from: today, until: today }
    case 'yesterday':
      return { from: addDays(today, -1), until: addDays(today, -1) }
    case 'thisWeek':
      return { from: monday, until: addDays(monday, 6) }
    case 'lastWeek':
      return { from: addDays(monday, -7), until: addDays(monday, -1) }
    case 'thisMonth':
      return daysOfMonth(today.slice(0, 7))
    case 'lastMonth':
      return daysOfMonth(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))
    default:
      return period satisfies never
  }
}

/** The name of a period, where it has one. */
export const periodOf = ({ from, until }: Days, today: ShopDate): ReportPeriod | undefined =>
  reportPeriods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.until === until
  })
