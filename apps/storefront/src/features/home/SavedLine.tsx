import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './KnownCustomer.module.css'
import type { SavedFigures } from './saved-figures.ts'
import { homeWords } from './words/home.ts'

/** The savings of twelve months and the points, in one line; nothing where there is nothing. */
export function SavedLine({ saved: { amount, points } }: { saved: SavedFigures }) {
  const t = useTranslations(homeWords, 'saved')
  const { locale } = usePageSetting()
  const said = [
    amount >= 0.01 && t('amount', { amount: formatEuros(amount, locale) }),
    points > 0 && t('points', { count: points }),
  ].filter((text) => text !== false)
  if (said.length === 0) return null
  return (
    <p className={styles.saved}>
      {said.join(' ')} <ShopLink to={paths.benefits()}>{t('more')}</ShopLink>
    </p>
  )
}
