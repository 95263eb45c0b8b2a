import { useTranslations } from 'use-intl'
import styles from './Audit.module.css'

type Fields = Readonly<Record<string, unknown>> | undefined

/** Field by field, what was and what is; a value that was not there before stands alone. */
export function Values({ before, after }: { before: Fields; after: Fields }) {
  const t = useTranslations('audit')
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null

  /** A field without a name in words stands under its own. */
  const nameOf = (name: string) => {
    const key = `fields.${name}` as 'fields.reason'
    return t.has(key) ? t(key) : name
  }
  const shown = (value: unknown): string => {
    if (value === null || value === undefined) return '–'
    if (Array.isArray(value)) return value.map(shown).join(', ') || '–'
    if (typeof value === 'string') return value
    if (typeof value !== 'object') return JSON.stringify(value)
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => `${nameOf(name)} ${shown(part)}`)
      .join(', ')
  }

  return (
    <ul className={styles.values}>
      {names.map((name) => (
        <li key={name}>
          {nameOf(name)}{' '}
          {before !== undefined && name in before && (
            <>
              <del>
                <span className={styles.spoken}>{t('before')}</span> {shown(before[name])}
              </del>{' '}
            </>
          )}
          <ins>
            <span className={styles.spoken}>{t('after')}</span> {shown(after?.[name])}
          </ins>
        </li>
      ))}
    </ul>
  )
}
