import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ArticleCard } from './ArticleCard.tsx'
import card from './ArticleCard.module.css'
import styles from './ArticleGrid.module.css'
import picture from './ArticlePicture.module.css'

type ArticleGridProps = { articles: readonly ArticleCardView[]; heading?: 'h2' | 'h3'; eager?: number }

export function ArticleGrid({ articles, heading = 'h2', eager = 0 }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.articleId}>
          <ArticleCard article={article} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders of `count` cards that are loading. */
export function ArticleGridSkeleton({ count }: { count: number }) {
  const t = useTranslations(commonWords)
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.placeholder} data-skeleton="">
            <div className={picture.frame} />
            <div className={card.words}>
              <Skeleton narrow />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
