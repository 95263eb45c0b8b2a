import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  title: string
  renderCell: (row: Row) => ReactNode
  /** Figures stand at the far end. */
  figures?: true
  /** Buttons say what they do: on a phone they stand without the name of the column. */
  actions?: true
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/**
 * Rows as the shop sends them, already sorted and paged. On a phone each row is a card whose cells carry their column's
 * name. The first column names the row.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, figures }) => (
            <th key={key} scope="col" data-figures={figures}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, renderCell, figures, actions }, place) =>
              place === 0 ? (
                <th key={key} scope="row">
                  {renderCell(row)}
                </th>
              ) : (
                <td key={key} data-title={actions ? undefined : title} data-figures={figures} data-actions={actions}>
                  <div>{renderCell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
