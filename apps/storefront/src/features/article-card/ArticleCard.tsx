import type { ArticleCardView } from '@bottega/contract/articles/article.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import linkedCard from '../../lib/page/linked-card.module.css'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { articleLink } from './article-links.ts'
import styles from './ArticleCard.module.css'
import { ArticlePicture } from './ArticlePicture.tsx'
import { articlesWords } from './words/articles.ts'

type ArticleCardProps = { article: ArticleCardView; heading?: 'h2' | 'h3'; eager?: boolean }

/**
 * Picture, course of a recipe, categories and date of a post, title, link. (Content and discovery, section 2: news list)
 */
export function ArticleCard({ article, heading: Heading = 'h2', eager = false }: ArticleCardProps) {
  const t = useTranslations(articlesWords)
  const { title, summary, pubDate, date, articleType, articleClass, media } = article
  const isRecipe = articleType.name === 'recipe'
  const tags = articleClass.filter(({ articleClassGroup }) => articleClassGroup.name === tagGroup(isRecipe))
  return (
    <article className={classNames(linkedCard.card, styles.card)}>
      <ArticlePicture src={media[0]?.large} alt={media[0]?.alt ?? ''} eager={eager} />
      <div className={styles.words}>
        {(tags.length > 0 || (!isRecipe && pubDate)) && (
          <p className={styles.facts}>
            {tags.map(({ articleClassId, name }) => (
              <Badge key={articleClassId}>{name}</Badge>
            ))}
            {!isRecipe && pubDate && <time dateTime={date}>{pubDate}</time>}
          </p>
        )}
        <Heading className={styles.title}>
          <ShopLink to={articleLink(article)} className={linkedCard.link}>
            {title}
          </ShopLink>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        <span className={styles.read} aria-hidden="true">
          {t(isRecipe ? 'readRecipe' : 'read')}
        </span>
      </div>
    </article>
  )
}

const tagGroup = (isRecipe: boolean) => (isRecipe ? 'course' : 'category')
