import type { HelpPageView } from '@bottega/contract/articles/articles.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { frameWords } from '../../lib/words/shared/frame.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './HelpPages.module.css'

/** Pages that answer a search with words of help, before its goods. */
export function HelpPages({ pages }: { pages: readonly HelpPageView[] }) {
  const t = useTranslations(frameWords, 'search')
  if (pages.length === 0) return null
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <h2>{t('pages')}</h2>
      {pages.map((page) => (
        <ShopLink key={page.url} to={page.url} className={styles.page}>
          {page.title}
        </ShopLink>
      ))}
    </nav>
  )
}
