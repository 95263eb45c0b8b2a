import type { CheckedProduct } from '@bottega/contract/diet/diet.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Findings.module.css'
import { dietWords } from './words/diet.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything there is against a product, the worst first, with the words of its label. */
export function Findings({ checked: { findings } }: { checked: CheckedProduct }) {
  const t = useTranslations(dietWords)
  return (
    <ul className={styles.findings}>
      {findings.map(({ person, key, level, text, words }) => (
        <li key={`${person} ${key}`} data-level={level}>
          <Icon name={level === 'unknown' ? 'info' : 'alert'} />
          <span>
            <b>{capitalised(text)}</b>
            {words !== undefined && <span className={styles.words}>{t('ask.words', { words })}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
