import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { formatShopDay } from '../../lib/words/shop-day.ts'
import styles from './LeafletPage.module.css'
import { leafletsWords } from './words/leaflets.ts'

/** The notes a reader needs before trusting the printed prices: the places where they hold, and the first day. */
export function LeafletNotes({ leaflet }: { leaflet: LeafletView }) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const { warehouses, isForStore, state, from } = leaflet
  if (warehouses.length === 0) return null
  const names = warehouses.map(({ name }) => name).join(', ')
  return (
    <>
      {!isForStore && (
        <p className={styles.note}>
          {t('stores', { names })}. {t('notYourStore')}
        </p>
      )}
      {state === 'coming' && <p className={styles.note}>{t('startsLater', { from: formatShopDay(from, locale) })}</p>}
    </>
  )
}
