import { ArticleText } from '../../article-card/ArticleText.tsx'
import styles from './ArticleBody.module.css'
import { ArticleHead } from './ArticleHead.tsx'
import type { ShownArticle } from './load-article.ts'

export function ArticleBody({ article }: { article: ShownArticle }) {
  return (
    <article className={styles.body}>
      <ArticleHead article={article} />
      <ArticleText html={article.content} />
    </article>
  )
}
