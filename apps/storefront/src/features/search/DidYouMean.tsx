import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { searchWords } from './words/search.ts'
import styles from './DidYouMean.module.css'

/** Other words for a search that found little. */
export function DidYouMean({ words }: { words: readonly string[] }) {
  const t = useTranslations(searchWords)
  if (words.length === 0) return null
  return (
    <p className={styles.line}>
      {t('didYouMean')}{' '}
      {words.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <ShopLink to={paths.search({ q: word })} className={styles.word}>
            {word}
          </ShopLink>
        </span>
      ))}
    </p>
  )
}
