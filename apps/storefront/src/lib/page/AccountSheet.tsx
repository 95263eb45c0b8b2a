import type { ReactNode } from 'react'
import styles from './AccountSheet.module.css'

type AccountSheetProps = { title: string; intro?: string; children: ReactNode }

/** A page for a single task, in a centred sheet. */
export function AccountSheet({ title, intro, children }: AccountSheetProps) {
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
