import type { ReactNode } from 'react'
import styles from './DialogPlace.module.css'

/** Under a dialog's title: the current choice, and the links to change it. */
export function DialogPlace({ children }: { children: ReactNode }) {
  return <p className={styles.place}>{children}</p>
}
