import { iconPaths, type IconName } from './icon-paths.ts'
import styles from './Icon.module.css'

type IconProps = { name: IconName; size?: 16 | 20 | 24 | 32; filled?: boolean }

/** A drawing beside words, always hidden from screen readers: the control that holds it carries the name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    // Attributes that all drawings share are in the style: a page has dozens of them.
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={filled ? styles.filled : styles.drawing}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
