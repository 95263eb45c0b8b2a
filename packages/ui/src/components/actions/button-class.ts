import { classNames } from '../../class-names.ts'
import styles from './Button.module.css'

export type ButtonAppearance = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent'
  size?: 'medium' | 'large'
  wide?: boolean
}

/** The look shared by buttons and by links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonAppearance = {}): string {
  return classNames(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide)
}
