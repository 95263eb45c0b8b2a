import type { ComponentProps, ReactNode } from 'react'
import styles from './ChoiceField.module.css'

type RadioOptionProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { children: ReactNode }

/** A native button of a group; the whole row is the target. */
export function RadioOption({ children, ...input }: RadioOptionProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="radio" className={styles.dot} />
      <span>{children}</span>
    </label>
  )
}
