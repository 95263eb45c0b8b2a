import type { ReactNode } from 'react'
import { ThumbBar } from '../cart/page/ThumbBar.tsx'
import styles from './CheckoutColumns.module.css'

type CheckoutColumnsProps = {
  title: string
  /** Stays in sight on a wide screen: place, slot and total. */
  side: ReactNode
  /** In euro, shown beside the button where the side is out of sight. */
  total: number
  /** The button of the next step: below the side on a wide screen, in the bottom bar on a phone. */
  next: ReactNode
  previous: ReactNode
  children: ReactNode
}

export function CheckoutColumns({ title, side, total, next, previous, children }: CheckoutColumnsProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>
          <div className={styles.facts}>{side}</div>
          <ThumbBar total={total} onDesk="button">
            {next}
          </ThumbBar>
          {previous}
        </div>
      </div>
    </>
  )
}
