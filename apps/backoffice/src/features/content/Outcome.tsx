import type { ContentFinding, ContentOutcome } from '@bottega/contract/staff-content/staff-content.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable, type Column } from '../../lib/lists/DataTable.tsx'
import { Remark } from '../../lib/Remark.tsx'
import styles from './Content.module.css'

export type Done = 'drafted' | 'published' | 'discarded' | 'wentBack'

const placeOf = ({ file, line }: ContentFinding) => (line > 0 ? `${file}:${line}` : file)

/**
 * The outcome of the last change: done, or every error by file, line and field. It takes the focus; a new outcome has
 * another key.
 */
export function Outcome({ done, outcome }: { done: Done; outcome: ContentOutcome }) {
  const t = useTranslations('content')
  const { errors, errorCount, notes, added, changed, removed } = outcome
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  const counts = { added, changed, removed, errors: errorCount }
  return (
    <section ref={part} tabIndex={-1} aria-label={t('outcome')} className={styles.outcome}>
      <Remark tone={errorCount > 0 ? 'error' : 'ok'}>
        {errorCount > 0 ? t(`failed.${done}`, counts) : t(`done.${done}`, counts)}
      </Remark>
      {errors.length > 0 && <Findings title={t('errors')} findings={errors} />}
      {errors.length < errorCount && <p>{t('firstErrors', { count: errors.length })}</p>}
      {errors.length === 0 && notes.length > 0 && <Findings title={t('notes')} findings={notes} />}
    </section>
  )
}

function Findings({ title, findings }: { title: string; findings: readonly ContentFinding[] }) {
  const t = useTranslations('content')
  const columns: readonly Column<ContentFinding>[] = [
    { key: 'place', title: t('file'), renderCell: (finding) => <div className={styles.place}>{placeOf(finding)}</div> },
    { key: 'field', title: t('field'), renderCell: ({ field }) => <div className={styles.place}>{field || '–'}</div> },
    { key: 'text', title: t('error'), renderCell: ({ text }) => text },
  ]
  return (
    <>
      <h2>{title}</h2>
      <DataTable
        caption={title}
        columns={columns}
        rows={findings}
        keyOf={(one) => `${placeOf(one)} ${one.field} ${one.text}`}
      />
    </>
  )
}
