import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import styles from './ArticleHead.module.css'
import { titleOf } from './article-meta.ts'
import type { ShownArticle } from './load-article.ts'

/** Picture, title, classes and date. */
export function ArticleHead({ article, children }: { article: ShownArticle; children?: ReactNode }) {
  const t = useTranslations(articlesWords)
  const { media, articleClass, articleType, pubDate, date, summary } = article
  const [picture] = media
  const hasDate = pubDate !== undefined && articleType.name !== 'recipe'
  return (
    <header className={styles.head} data-picture={picture !== undefined}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.large}
          alt={picture.alt}
          width="640"
          height="440"
          fetchPriority="high"
        />
      )}
      <div className={styles.words}>
        {articleClass.length > 0 && (
          <p className={styles.tags}>
            {articleClass.map(({ articleClassId, name }) => (
              <Badge key={articleClassId}>{name}</Badge>
            ))}
          </p>
        )}
        <h1>{titleOf(article)}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        {hasDate && (
          <p className={styles.date}>
            <time dateTime={date}>{t('published', { date: pubDate })}</time>
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
