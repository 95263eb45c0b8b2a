import { useId, type ReactNode } from 'react'
import styles from './ProgressBar.module.css'

type ProgressBarProps = { label: ReactNode; value: number; max: number }

/** How far, as a native `progress`: its width needs no inline style, which the content policy forbids. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={Math.min(value, max)} max={max} className={styles.bar} />
    </div>
  )
}
