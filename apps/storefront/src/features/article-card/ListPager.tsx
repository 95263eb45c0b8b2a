import type { PageView } from '@bottega/contract/common.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { articlesWords } from './words/articles.ts'
import styles from './ListPager.module.css'

type ListPagerProps = {
  page: PageView
  /** Numbers and gaps shown at most. */
  visible: number
  hrefOf: (page: number) => string
}

/**
 * A pager where there is more than one page. On the smallest screens it is hidden, and a link leads from page to page
 * in its place. (Content and discovery, section 2)
 */
export function ListPager({ page: { selPage, totPages }, visible, hrefOf }: ListPagerProps) {
  const t = useTranslations(articlesWords, 'pages')
  if (totPages <= 1) return null
  return (
    <>
      <div className={styles.pager}>
        <Pagination
          label={t('label')}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          pageLabel={(page) => t('page', { page })}
          current={selPage}
          total={totPages}
          visible={visible}
          hrefOf={hrefOf}
        />
      </div>
      <div className={styles.phone}>
        {selPage > 1 && (
          <LinkButton variant="secondary" href={hrefOf(selPage - 1)}>
            {t('previous')}
          </LinkButton>
        )}
        {selPage < totPages && (
          <LinkButton variant="secondary" href={hrefOf(selPage + 1)}>
            {t('next')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
