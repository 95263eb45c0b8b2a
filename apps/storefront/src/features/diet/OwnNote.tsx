import { useTranslations } from '../../lib/words/use-translations.ts'
import { useChecked } from './checked-products.ts'
import { Findings } from './Findings.tsx'
import styles from './OwnNote.module.css'
import { dietWords } from './words/diet.ts'

/** The answer of the profile about a product: all that is against it, that nothing is, or that nobody knows. */
export function OwnNote({ productId }: { productId: number }) {
  const checked = useChecked(productId)
  const t = useTranslations(dietWords, 'note')
  return (
    <section className={styles.note} aria-label={t('title')} aria-live="polite">
      <p className={styles.title}>{t('title')}</p>
      {typeof checked === 'object' ? <Findings checked={checked} /> : <p>{t(checked ?? 'checking')}</p>}
      <p className={styles.label}>{t('label')}</p>
    </section>
  )
}
