import { Fragment, type ComponentType, type ReactNode } from 'react'
import { ArticleText } from '../../article-card/ArticleText.tsx'
import styles from './ArticleBody.module.css'
import { ArticleHead } from './ArticleHead.tsx'
import type { ShownArticle } from './load-article.ts'

type ArticleBodyProps = {
  article: ShownArticle
  /** The part a page puts around the text: a search of its questions. */
  around?: ComponentType<{ children: ReactNode }>
}

export function ArticleBody({ article, around: Around = Fragment }: ArticleBodyProps) {
  return (
    <article className={styles.body}>
      <ArticleHead article={article} />
      <Around>
        <ArticleText html={article.content} />
      </Around>
    </article>
  )
}
