import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { articleLink } from './article-links.ts'
import { ArticleSection } from './ArticleSection.tsx'
import styles from './ArticleSection.module.css'

type ArticleLinesProps = { title: string | undefined; articles: readonly ArticleCardView[] }

export function ArticleLines({ title, articles }: ArticleLinesProps) {
  return (
    <ArticleSection title={title} of="news">
      <ul className={styles.lines}>
        {articles.map((article) => (
          <li key={article.articleId}>
            <ShopLink to={articleLink(article)}>{article.title}</ShopLink>
            {article.pubDate && (
              <time dateTime={article.date} className={styles.date}>
                {article.pubDate}
              </time>
            )}
          </li>
        ))}
      </ul>
    </ArticleSection>
  )
}
