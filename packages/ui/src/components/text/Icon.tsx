import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = { name: IconName; size?: 16 | 20 | 24 | 32; filled?: boolean }

/** A drawing beside words, always hidden from screen readers: the control that holds it carries the name. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
