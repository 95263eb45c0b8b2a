import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type BadgeProps = { children: ReactNode; tone?: 'offer' | 'member' | 'quiet' | 'ok' | 'warn' | 'alert' }

/** A few words or a number laid on something: a promotion, a count, a state. */
export function Badge({ children, tone = 'quiet' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
