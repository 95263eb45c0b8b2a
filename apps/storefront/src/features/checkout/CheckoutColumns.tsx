import type { ReactNode } from 'react'
import styles from './CheckoutColumns.module.css'

type CheckoutColumnsProps = {
  title: string
  /** Stays in sight on a desk: what it comes to and the button that goes on. */
  side: ReactNode
  children: ReactNode
}

export function CheckoutColumns({ title, side, children }: CheckoutColumnsProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{side}</div>
      </div>
    </>
  )
}
