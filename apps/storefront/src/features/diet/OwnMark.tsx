import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { isAgainst, useChecked } from './checked-products.ts'
import styles from './OwnMark.module.css'
import { dietWords } from './words/diet.ts'

const tones = { contains: 'alert', likely: 'alert', traces: 'warn', unknown: 'warn' } as const

/** "Contains milk, and 1 more". */
export function OwnMark({ productId }: { productId: number }) {
  const checked = useChecked(productId)
  const t = useTranslations(dietWords)
  const findings = typeof checked === 'object' ? checked.findings : []
  const [worst, ...others] = findings
  if (worst === undefined) return null
  return (
    <p className={styles.mark} data-against={isAgainst(checked)} title={findings.map(({ text }) => text).join(', ')}>
      <Badge tone={tones[worst.level]}>
        <Icon name={worst.level === 'unknown' ? 'info' : 'alert'} size={16} />
        <span>
          {worst.text}
          {others.length > 0 && ` ${t('more', { count: String(others.length) })}`}
        </span>
      </Badge>
    </p>
  )
}
