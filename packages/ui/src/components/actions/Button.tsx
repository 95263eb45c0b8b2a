import { type ButtonAppearance, buttonClass } from './button-class.ts'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Button.module.css'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & ButtonAppearance & { busy?: boolean }

/**
 * While `busy` it keeps its width and focus, and ignores presses; `aria-disabled` keeps focus and press, unlike
 * `disabled`.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const appearance: ButtonAppearance = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classNames(buttonClass(appearance), busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  )
}
