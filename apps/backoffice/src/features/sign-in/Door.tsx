import type { ReactNode } from 'react'
import { Preferences } from '../../lib/Preferences.tsx'
import styles from './Door.module.css'

/** The pages before the login: one sheet, and the language. */
export function Door({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main className={styles.door}>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      <div className={styles.preferences}>
        <Preferences />
      </div>
    </main>
  )
}
