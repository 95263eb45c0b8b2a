import type { ComponentPropsWithRef } from 'react'
import styles from './TextButton.module.css'

type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>

/** A button that reads as a word of the line it stands in. */
export function TextButton(props: TextButtonProps) {
  return <button {...props} type="button" className={styles.button} />
}
