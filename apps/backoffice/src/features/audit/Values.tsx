import type { AuditEntryView, AuditNames } from '@bottega/contract/backoffice/audit.ts'
import { useTranslations } from 'use-intl'
import styles from './Audit.module.css'
import { inTodaysShape } from './old-shapes.ts'
import { useAuditWords } from './use-audit-words.ts'

/** Field by field, what was and what is; a value that was not there before stands alone. */
export function Values({ entry, names }: { entry: AuditEntryView; names: AuditNames }) {
  const t = useTranslations('audit')
  const { nameOf, textOf } = useAuditWords(entry, names)
  const before = inTodaysShape(entry.before)
  const after = inTodaysShape(entry.after)
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (fields.length === 0) return null
  return (
    <ul className={styles.values}>
      {fields.map((name) => (
        <li key={name}>
          {nameOf(name)}{' '}
          {before !== undefined && name in before && (
            <>
              <del>
                <span className={styles.spoken}>{t('before')}</span> {textOf(name, before[name])}
              </del>{' '}
            </>
          )}
          {after !== undefined && name in after && (
            <ins>
              <span className={styles.spoken}>{t('after')}</span> {textOf(name, after[name])}
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}
