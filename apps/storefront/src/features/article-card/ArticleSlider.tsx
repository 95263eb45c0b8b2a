import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useSlider } from '../../lib/hooks/use-slider.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleSection } from './ArticleSection.tsx'
import styles from './ArticleSection.module.css'
import type { MagazineIssue } from './magazine-issue.ts'
import { MagazineCard } from './MagazineCard.tsx'
import { articlesWords } from './words/articles.ts'

type ArticleSliderProps = {
  title: string | undefined
  articles: readonly ArticleCardView[]
  of: 'news' | 'recipes'
  /** Comes first. */
  magazine?: MagazineIssue | undefined
}

/** Cards that scroll sideways: by finger, wheel or keyboard before any script, by its buttons afterwards. */
export function ArticleSlider({ title, articles, of, magazine }: ArticleSliderProps) {
  const t = useTranslations(articlesWords)
  const { strip, canGoBack, canGoOn, move } = useSlider()
  const name = title ?? t(of)
  return (
    <ArticleSection
      title={title}
      of={of}
      tools={
        <div className={styles.buttons}>
          <IconButton
            icon="chevronLeft"
            label={t('sliderBack', { title: name })}
            disabled={!canGoBack}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevronRight"
            label={t('sliderOn', { title: name })}
            disabled={!canGoOn}
            onClick={() => move(1)}
          />
        </div>
      }
    >
      <ul ref={strip} className={styles.strip}>
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
      </ul>
    </ArticleSection>
  )
}
