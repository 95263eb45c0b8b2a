import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { searchWords } from '../words/search.ts'
import styles from './SavedWords.module.css'
import { savedWords, useSavedWords } from './use-saved-words.ts'

/** The most frequent searches of this browser, as links; each can be removed. */
export function SavedWords() {
  const t = useTranslations(searchWords)
  const words = useSavedWords().slice(0, 12)
  if (words.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('yourWords')}</h2>
      <ul className={styles.words}>
        {words.map(({ name }) => (
          <li key={name} className={styles.word}>
            <ShopLink to={paths.search({ q: name })}>{name}</ShopLink>
            <button type="button" aria-label={t('forget', { name })} onClick={() => savedWords.forget(name)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
