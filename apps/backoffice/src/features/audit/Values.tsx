import { useTranslations } from 'use-intl'
import styles from './Audit.module.css'

type Fields = Readonly<Record<string, unknown>> | undefined

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Field by field, what was and what is; a value that was not there before stands alone. */
export function Values({ before, after }: { before: Fields; after: Fields }) {
  const t = useTranslations('audit')
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <ul className={styles.values}>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>{' '}
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
