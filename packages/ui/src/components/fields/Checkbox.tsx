import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Choice.module.css'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> & {
  children: ReactNode
  /** Shown at the far end of the row, for counts. */
  aside?: ReactNode
}

/** A native box with its words; the whole row is the target. */
export function Checkbox({ children, aside, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}
