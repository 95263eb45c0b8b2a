import { useTranslations } from 'use-intl'
import styles from './Audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

type Fields = Readonly<Record<string, unknown>> | undefined

interface ValuesProps {
  /** The kind of what was changed. */
  subject: string | undefined
  before: Fields
  after: Fields
}

/** Field by field, what was and what is; a value that was not there before stands alone. */
export function Values({ subject, before, after }: ValuesProps) {
  const t = useTranslations('audit')
  const { nameOf, textOf } = useAuditWords(subject)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <ul className={styles.values}>
      {names.map((name) => (
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
