import type { ReactNode } from 'react'
import { classNames } from '@bottega/ui/class-names.ts'
import styles from './TitledPage.module.css'

type TitledPageProps = {
  title: string
  /** As wide as a column of cards, in the middle. */
  narrow?: boolean
  /** Before the title: the way back. */
  above?: ReactNode
  children: ReactNode
}

/** A page of a title and parts below each other. */
export function TitledPage({ title, narrow = false, above, children }: TitledPageProps) {
  return (
    <div className={classNames(styles.page, narrow && styles.narrow)}>
      {above}
      <h1>{title}</h1>
      {children}
    </div>
  )
}
