import type { contentSearch } from '@bottega/contract/content-system/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { classNames } from '@bottega/ui/class-names.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import linkedCard from '../../lib/page/linked-card.module.css'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { ArticlePicture } from '../article-card/ArticlePicture.tsx'
import styles from './FoundPost.module.css'
import { contentSearchWords } from './words/content-search.ts'

type Post = CallReply<typeof contentSearch>[number]

/** A text of editors that has the words searched for: its kind, picture and title, and the place of the words in it. */
export function FoundPost({ post }: { post: Post }) {
  const t = useTranslations(contentSearchWords)
  const { title, url, subtype, featured_image: image, excerpt = [] } = post
  return (
    <article className={classNames(linkedCard.card, styles.post)}>
      <div className={styles.picture}>
        <ArticlePicture src={image} alt="" />
      </div>
      <div className={styles.words}>
        {subtype !== 'category' && (
          <p>
            <Badge>{t(`kind.${subtype}`)}</Badge>
          </p>
        )}
        <h2 className={styles.title}>
          <ShopLink to={url} className={linkedCard.link}>
            {title}
          </ShopLink>
        </h2>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            {placed(excerpt).map(({ text, isFound, at }) => (isFound ? <mark key={at}>{text}</mark> : text))}
          </p>
        )}
      </div>
    </article>
  )
}

/** The pieces of an excerpt with the places where they begin. */
function placed(excerpt: NonNullable<Post['excerpt']>) {
  let end = 0
  return excerpt.map(({ text, isFound }) => {
    const at = end
    end += text.length
    return { text, isFound, at }
  })
}
