import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useChecked } from './checked-products.ts'
import styles from './OwnMark.module.css'
import { dietWords } from './words/diet.ts'

/** "Contains milk, and 1 more". */
export function OwnMark({ productId }: { productId: number }) {
  const checked = useChecked(productId)
  const t = useTranslations(dietWords)
  const findings = typeof checked === 'object' ? checked.findings : []
  const [worst, ...others] = findings
  if (worst === undefined) return null
  return (
    <p className={styles.mark} data-level={worst.level} title={findings.map(({ text }) => text).join(', ')}>
      <Icon name={worst.level === 'unknown' ? 'info' : 'alert'} />
      <span>
        {worst.text}
        {others.length > 0 && ` ${t('more', { count: String(others.length) })}`}
      </span>
    </p>
  )
}
