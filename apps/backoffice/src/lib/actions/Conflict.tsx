import { useTranslations } from 'use-intl'
import styles from './Conflict.module.css'
import { conflictRows, type ConflictRow, type Fact } from './conflict.ts'
import { DataTable, type Column } from '../lists/DataTable.tsx'

interface ConflictProps {
  /** The thing as it was when the change was decided on, and as it is now. */
  seen: readonly Fact[]
  now: readonly Fact[]
  /** The values the change would set, under the same names. */
  yours: readonly Fact[]
}

/** The changes of a colleague meanwhile, field by field, before they are overwritten. */
export function Conflict({ seen, now, yours }: ConflictProps) {
  const t = useTranslations('shell.conflict')
  const shown = (value: string) => (value === '' ? '–' : value)
  const columns: readonly Column<ConflictRow>[] = [
    { key: 'name', title: t('field'), renderCell: ({ name }) => name },
    {
      key: 'theirs',
      title: t('theirs'),
      renderCell: ({ seen: before, now: value }) =>
        before === value ? (
          shown(value)
        ) : (
          <>
            <strong>{shown(value)}</strong>
            <div className={styles.before}>{t('before', { value: shown(before) })}</div>
          </>
        ),
    },
    { key: 'yours', title: t('yours'), renderCell: (row) => (row.yours === undefined ? t('same') : shown(row.yours)) },
  ]
  const rows = conflictRows(seen, now, yours)
  return (
    <section className={styles.conflict}>
      <DataTable caption={t('title')} columns={columns} rows={rows} keyOf={({ name }) => name} />
      <p>{t('anywayText')}</p>
    </section>
  )
}
