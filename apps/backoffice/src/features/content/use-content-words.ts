import type { StaffBanner } from '@bottega/contract/staff-content/banners.ts'
import { useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'

/** The author of a version or draft: a staff member, or files that were imported. */
export function useAuthor(): (author: string | undefined) => string {
  const t = useTranslations('content')
  return (author) => author ?? t('fromFiles')
}

/** When a banner is shown, in words. */
export function useBannerDates(): (banner: Pick<StaffBanner, 'from' | 'until'>) => string {
  const t = useTranslations('content.banners')
  const day = useDay()
  // A day, or a day and a time, as the file says it.
  const moment = (written: string) => [day(written.slice(0, 10)), written.slice(11)].filter(Boolean).join(', ')
  return ({ from, until }) => {
    if (from !== undefined && until !== undefined) return t('between', { from: moment(from), until: moment(until) })
    if (from !== undefined) return t('since', { from: moment(from) })
    return until === undefined ? t('always') : t('upTo', { until: moment(until) })
  }
}
