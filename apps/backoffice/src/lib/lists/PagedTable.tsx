import type { PageView } from '@bottega/contract/common.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { PageLinks } from './PageLinks.tsx'

interface PagedTableProps<Row> extends DataTableProps<Row> {
  /** What stands in the place of a list without rows. */
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
