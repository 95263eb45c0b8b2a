import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './SearchHeading.module.css'
import { searchWords } from './words/search.ts'

/** Says above the results what they are without, and that what declares traces of it is left out, too. */
export function LeftOut({ without }: { without: readonly string[] }) {
  const t = useTranslations(searchWords)
  return without.length > 0 && <p className={styles.text}>{t('leftOut', { without: without.join(', ') })}</p>
}
