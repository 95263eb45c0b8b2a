import { useTranslations } from '../../../lib/words/use-translations.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './Sponsor.module.css'

/**
 * Says who pays for what is shown, in words that are seen and read out; nothing where nobody pays.
 * (docs/decisions/0842-paid-places-say-who-pays.md)
 */
export function Sponsor({ name }: { name: string | undefined }) {
  const t = useTranslations(blocksWords)
  return name && <small className={styles.sponsor}>{t('sponsor', { name })}</small>
}
