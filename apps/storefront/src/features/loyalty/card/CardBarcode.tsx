import { isEan13 } from '@bottega/rules/validators/ean.ts'
import { lazy, Suspense } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { loyaltyWords } from '../words/loyalty.ts'
import styles from './CardBarcode.module.css'

const Bars = lazy(() => import('./Bars.tsx').then((module) => ({ default: module.Bars })))

/** 2912345678906 as it is printed on cards: 2 912345 678906. */
const grouped = (number: string) => number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')

/**
 * On a light ground in every theme, so that scanners read it. A number without its check digit has no bars: no scanner
 * would read them, and the encoder refuses it.
 */
export function CardBarcode({ number }: { number: string }) {
  const t = useTranslations(loyaltyWords, 'card')
  return (
    <figure className={styles.ground}>
      {isEan13(number) && (
        <div className={styles.bars}>
          <Suspense fallback={null}>
            <Bars number={number} label={t('barcode', { number: grouped(number) })} />
          </Suspense>
        </div>
      )}
      <figcaption className={styles.number}>{grouped(number)}</figcaption>
    </figure>
  )
}
