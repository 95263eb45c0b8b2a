import type { PageView } from '@bottega/contract/common.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { DataTable, type DataTableProps } from './DataTable.tsx'
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

interface PagedTableProps<Row> extends DataTableProps<Row> {
  /** Shown in the place of a list without rows. */
  none: string
  noneText?: string
  page: PageView
}

/** One page of a list, with the way to its others. */
export function PagedTable<Row>({ none, noneText, page, ...table }: PagedTableProps<Row>) {
  return (
    <>
      {table.rows.length === 0 ? (
        <EmptyState title={none} {...(noneText !== undefined && { text: noneText })} />
      ) : (
        <DataTable {...table} />
      )}
      {(table.rows.length > 0 || page.totPages > 1) && <PageLinks page={page} />}
    </>
  )
}
