import type { ReactNode } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './ArticleSection.module.css'
import { MoreArticles } from './MoreArticles.tsx'
import { articlesWords } from './words/articles.ts'

type ArticleSectionProps = {
  title: string | undefined
  of: 'news' | 'recipes'
  children: ReactNode
}

/** Articles on a page of something else, with the way to all of them. */
export function ArticleSection({ title, of, children }: ArticleSectionProps) {
  const t = useTranslations(articlesWords)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title ?? t(of)}</h2>
        <MoreArticles of={of} />
      </div>
      {children}
    </section>
  )
}
