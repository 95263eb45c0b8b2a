import type { ReactNode } from 'react'
import styles from './Message.module.css'

type EmptyStateProps = {
  title: string
  /** The level of its heading: 1 when it is the whole page. */
  level?: 1 | 2
  text?: string
  picture?: ReactNode
  action?: ReactNode
}

/** Nothing here, said kindly, with the next step. */
export function EmptyState({ title, level = 2, text, picture, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.message}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
