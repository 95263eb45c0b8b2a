import type { PageView } from '@bottega/contract/common.ts'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './PageLinks.module.css'

/** How much there is, and the pages of a list, which keep its filter. */
export function PageLinks({ page: { selPage, totPages, totItems } }: { page: PageView }) {
  const t = useTranslations('shell')
  const { pathname, search } = useLocation()
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(page))
    return `${pathname}?${query.toString()}`
  }
  return (
    <div className={styles.pages}>
      <p>{t('found', { count: totItems })}</p>
      <Pagination
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(page) => t('page', { page: String(page) })}
        current={selPage}
        total={totPages}
        hrefOf={hrefOf}
      />
    </div>
  )
}
