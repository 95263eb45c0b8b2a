import { benefitsView } from '@bottega/contract/loyalty/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './KnownCustomer.module.css'
import { homeWords } from './words/home.ts'

/**
 * The savings of twelve months and the points, in one line with its place kept. It is asked for once the page stands: the
 * page of a customer waits for nothing more than their orders.
 */
export function SavedLine() {
  const t = useTranslations(homeWords, 'saved')
  const { locale } = usePageSetting()
  const [known, setKnown] = useState<{ saved: number; points: number }>()

  useEffect(() => {
    const ask = async () => {
      const { data } = await browserApi().call(benefitsView, {})
      setKnown({ saved: data.savedWithOffers + data.savedWithVouchers, points: data.card?.points ?? 0 })
    }
    ask().catch((error: unknown) => {
      // Optional: the page stands without it.
      if (!(error instanceof RefusalError)) throw error
    })
  }, [])

  const said = [
    known !== undefined && known.saved >= 0.01 && t('amount', { amount: formatEuros(known.saved, locale) }),
    known !== undefined && known.points > 0 && t('points', { count: known.points }),
  ].filter((text) => text !== false)
  return (
    <p className={styles.saved}>
      {said.length > 0 && (
        <>
          {said.join(' ')} <ShopLink to={paths.benefits()}>{t('more')}</ShopLink>
        </>
      )}
    </p>
  )
}
