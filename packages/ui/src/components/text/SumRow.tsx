import type { ReactNode } from 'react'
import styles from './SumRow.module.css'

type SumRowProps = {
  name: string
  /** `saved` takes something off; `sum` is what the rows come to. */
  tone?: 'plain' | 'saved' | 'sum'
  children: ReactNode
}

/** One line of a reckoning, inside a `dl`: what for, and how much. */
export function SumRow({ name, tone = 'plain', children }: SumRowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
