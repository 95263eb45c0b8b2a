import type { ReactNode } from 'react'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './ArticleSection.module.css'
import { articlesWords } from './words/articles.ts'

type ArticleSectionProps = {
  title: string | undefined
  of: 'news' | 'recipes'
  tools?: ReactNode
  children: ReactNode
}

/** Articles on a page of something else, with the way to all of them. */
export function ArticleSection({ title, of, tools, children }: ArticleSectionProps) {
  const t = useTranslations(articlesWords)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title ?? t(of)}</h2>
        <div className={styles.tools}>
          <ShopLink to={paths[of]()} className={styles.more}>
            {t('more')}
          </ShopLink>
          {tools}
        </div>
      </div>
      {children}
    </section>
  )
}
