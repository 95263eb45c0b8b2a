import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../text/Icon.tsx'
import type { IconName } from '../text/icon-paths.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  filled?: boolean
}

/** A round target of 44 pixels whose name is spoken, not written. */
export function IconButton({ icon, label, filled = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.button}>
      <Icon name={icon} filled={filled} />
    </button>
  )
}
