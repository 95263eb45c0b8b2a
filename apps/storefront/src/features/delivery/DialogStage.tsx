import type { ReactNode } from 'react'
import styles from './DialogStage.module.css'

/** The changing part of a dialog, with a fixed height: a dialog that grows while it loads moves under the finger. */
export function DialogStage({ size, children }: { size: 'small' | 'large'; children: ReactNode }) {
  return (
    <div className={styles.stage} data-size={size}>
      {children}
    </div>
  )
}
