import type { ArticleType } from '@bottega/rules/content/articles.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import styles from './ArticleEnd.module.css'
import { listOf } from './list-of.ts'

/** The links for somebody who has read to the end: others of its kind, and the shop. */
export function ArticleEnd({ type }: { type: ArticleType }) {
  const t = useTranslations(articlesWords)
  const list = listOf(type)
  return (
    <p className={styles.end}>
      {list !== undefined && (
        <LinkButton href={list.href} variant="secondary">
          {t(list.more)}
        </LinkButton>
      )}
      <LinkButton href={paths.offers()} variant="secondary">
        {t('toOffers')}
      </LinkButton>
    </p>
  )
}
