import type { ReactNode } from 'react'
import styles from './DialogPlace.module.css'

/** Under a dialog's title: what holds now, and the ways to change it. */
export function DialogPlace({ children }: { children: ReactNode }) {
  return <p className={styles.place}>{children}</p>
}
