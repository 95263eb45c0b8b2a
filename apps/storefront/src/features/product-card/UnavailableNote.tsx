import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { lazy } from 'react'
import { useAsk } from '../../lib/questions/ask.ts'
import { formatWeekday } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { Unavailability } from './availability.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import styles from './UnavailableNote.module.css'
import type { ShelfProduct } from './shelf-product.ts'

const AlternativesDialog = lazy(() =>
  import('./shelf/AlternativesDialog.tsx').then((module) => ({ default: module.AlternativesDialog })),
)

type UnavailableNoteProps = { product: ShelfProduct; why: Unavailability }

/** In place of the quantity control: the reason as text, and the alternatives. */
export function UnavailableNote({ product, why }: UnavailableNoteProps) {
  const t = useTranslations(productWords)
  const { locale } = usePageSetting()
  const ask = useAsk()
  const days = why.reason === 'day-lock' ? why.weekdays.map((weekday) => formatWeekday(weekday, locale)).join(', ') : ''
  return (
    <>
      <p className={styles.why}>{t(`unavailable.${why.reason}`, { days })}</p>
      <Button
        variant="secondary"
        wide
        aria-label={t('alternativesOf', { name: product.name })}
        onClick={() => void ask<void>((close) => <AlternativesDialog product={product} why={why} onClose={close} />)}
      >
        {t('alternatives')}
      </Button>
    </>
  )
}
