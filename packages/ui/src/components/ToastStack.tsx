import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icon-paths.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './ToastStack.module.css'

export type Toast = { id: number; level: 'success' | 'warning' | 'error'; text: string }

type ToastStackProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'children' | 'popover' | 'ref'> & {
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

const icons: Record<Toast['level'], IconName> = { success: 'check', warning: 'info', error: 'alert' }

/**
 * Short remarks above everything else, open dialogs included: the stack is a manual popover, raised again by each new
 * remark. What is said aloud stands apart, in live regions that are always there; errors interrupt.
 */
export function ToastStack({ label, closeLabel, toasts, onClose, ...rest }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)

  useEffect(() => {
    const popover = stack.current
    if (!popover || newest === undefined) return undefined
    popover.showPopover()
    return () => popover.hidePopover()
  }, [newest])

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{toasts.map(spoken('success', 'warning'))}</span>
        <span aria-live="assertive">{toasts.map(spoken('error'))}</span>
      </VisuallyHidden>
      <section {...rest} ref={stack} popover="manual" aria-label={label} className={styles.stack}>
        <ul className={styles.list}>
          {toasts.map((toast) => (
            <li key={toast.id} className={styles.toast} data-level={toast.level}>
              <Icon name={icons[toast.level]} />
              <span className={styles.text}>{toast.text}</span>
              <IconButton icon="close" label={closeLabel} onClick={() => onClose(toast.id)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const spoken =
  (...levels: Toast['level'][]) =>
  ({ id, level, text }: Toast) =>
    levels.includes(level) && <span key={id}>{text} </span>
