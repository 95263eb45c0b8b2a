import { markPage } from '@bottega/ui/mark-page.ts'
import { useEffect, type ReactNode } from 'react'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import styles from './ThumbBar.module.css'

type ThumbBarProps = {
  total: number
  /** On a wide screen: nothing, because the button is elsewhere too, or the button alone in the place of the bar. */
  onDesk: 'nothing' | 'button'
  children: ReactNode
}

/** On a phone, total and button stay within reach of the thumb however long the page is. */
export function ThumbBar({ total, onDesk, children }: ThumbBarProps) {
  const t = useTranslations(basketWords, 'totals')
  const { locale } = usePageSetting()
  useEffect(() => markPage('bar'), [])
  return (
    <div className={styles.bar} data-on-desk={onDesk}>
      <p className={styles.total}>
        <span>{t('total')}</span> <b>{formatEuros(total, locale)}</b>
      </p>
      {children}
    </div>
  )
}
