import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './ArticleSection.module.css'
import { articlesWords } from './words/articles.ts'

/** The way from some news or recipes to all of them. */
export function MoreArticles({ of }: { of: 'news' | 'recipes' }) {
  const t = useTranslations(articlesWords)
  return (
    <ShopLink to={paths[of]()} className={styles.more}>
      {t('more')}
    </ShopLink>
  )
}
