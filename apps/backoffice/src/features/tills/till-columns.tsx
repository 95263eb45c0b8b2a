import type { OpenTill } from '@bottega/contract/tills/tills.ts'
import { useTranslations } from 'use-intl'
import { useEuros } from '../../lib/format/use-euros.ts'
import type { Column } from '../../lib/lists/DataTable.tsx'

/** The person whose till it is, as people say it. */
export function useWhoseTill(): (till: Pick<OpenTill, 'staffName'>) => string {
  const t = useTranslations('tills')
  return ({ staffName }) => staffName ?? t('shopItself')
}

/** The money in a till, by its kind. */
export function useTillColumns(): readonly Column<
  Pick<OpenTill, 'takings' | 'cash' | 'card' | 'vouchers' | 'short'>
>[] {
  const t = useTranslations('tills')
  const euros = useEuros()
  return [
    { key: 'takings', title: t('takings'), figures: true, renderCell: ({ takings }) => takings },
    { key: 'cash', title: t('cash'), figures: true, renderCell: ({ cash }) => euros(cash) },
    { key: 'card', title: t('card'), figures: true, renderCell: ({ card }) => euros(card) },
    { key: 'vouchers', title: t('vouchers'), figures: true, renderCell: ({ vouchers }) => euros(vouchers) },
    { key: 'short', title: t('short'), figures: true, renderCell: ({ short }) => euros(short) },
  ]
}
