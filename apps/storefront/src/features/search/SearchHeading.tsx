import type { ReactNode } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { catalogWords } from '../catalog/words/catalog.ts'
import styles from './SearchHeading.module.css'

type SearchHeadingProps = { title: string; count?: number | undefined; text?: string; children?: ReactNode }

/** The searched words and the number of results. */
export function SearchHeading({ title, count, text, children }: SearchHeadingProps) {
  const t = useTranslations(catalogWords)
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <h1>{title}</h1>
        {count !== undefined && <span className={styles.count}>{t('count', { count })}</span>}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  )
}
