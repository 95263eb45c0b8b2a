import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { SlidingRow } from '../../lib/slider/SlidingRow.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleSlider.module.css'
import type { MagazineIssue } from './magazine-issue.ts'
import { MagazineCard } from './MagazineCard.tsx'
import { MoreArticles } from './MoreArticles.tsx'
import { articlesWords } from './words/articles.ts'

type ArticleSliderProps = {
  title: string | undefined
  articles: readonly ArticleCardView[]
  of: 'news' | 'recipes'
  /** Comes first. */
  magazine?: MagazineIssue | undefined
}

/** Article cards that scroll sideways, with the way to all of them. */
export function ArticleSlider({ title, articles, of, magazine }: ArticleSliderProps) {
  const t = useTranslations(articlesWords)
  return (
    <SlidingRow title={title ?? t(of)} more={<MoreArticles of={of} />} className={styles.cards}>
      {magazine && (
        <li>
          <MagazineCard issue={magazine} shape="tile" heading="h3" />
        </li>
      )}
      {articles.map((article) => (
        <li key={article.articleId}>
          <ArticleCard article={article} heading="h3" />
        </li>
      ))}
    </SlidingRow>
  )
}
