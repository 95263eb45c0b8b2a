import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { foodWords } from '../words/food.ts'
import styles from './Food.module.css'

const marks = [
  ['contains', 'alert'],
  ['likely', 'alert'],
  ['traces', 'warn'],
  ['unknown', 'warn'],
] as const

/** The meanings of what the shop says of a product, the worst first. */
export function Marks() {
  const t = useTranslations(foodWords, 'marks')
  return (
    <section aria-labelledby="food-marks" className={styles.part}>
      <h2 id="food-marks">{t('title')}</h2>
      <dl className={styles.marks}>
        {marks.map(([mark, tone]) => (
          <div key={mark} className={styles.mark}>
            <dt>
              <Badge tone={tone}>{t(mark)}</Badge>
            </dt>
            <dd>{t(`${mark}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
