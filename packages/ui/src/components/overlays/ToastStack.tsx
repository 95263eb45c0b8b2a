import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { Icon } from '../text/Icon.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import type { IconName } from '../text/icon-paths.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './ToastStack.module.css'

/** `undoes`: the keys that undo press it too. */
export type ToastAction = { label: string; run: () => void; undoes?: boolean }
export type Toast = { id: number; level: 'success' | 'warning' | 'error'; text: string; action?: ToastAction }

type ToastStackProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'children' | 'popover' | 'ref'> & {
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

/** Undoes the newest from anywhere on the page. */
const shortcut = 'Control+Z'
const typedInto = 'input, textarea, select, [contenteditable]'

function act({ id, action }: Toast, onClose: (id: number) => void): void {
  onClose(id)
  action?.run()
}

/** More of them would lie over the goods; all are spoken. */
const mostShown = 2

/** Whether a dialog or another popover is open, which may have been opened after it. */
const isBelowOthers = (popover: Element) =>
  [...document.querySelectorAll(':modal, :popover-open')].some((other) => other !== popover)

const icons: Record<Toast['level'], IconName> = { success: 'check', warning: 'info', error: 'alert' }

/**
 * Short remarks right below the header, which stays in use, and above everything else, open dialogs included: the stack
 * is a manual popover, raised again by each new remark while others are open. Announcements are apart, in live regions
 * that are always there; errors interrupt.
 */
export function ToastStack({ label, closeLabel, toasts, onClose, ...rest }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)

  useEffect(() => {
    const popover = stack.current
    if (!popover) return
    const isShown = popover.matches(':popover-open')
    // To show and to hide it recalculates the style of the page, which a press on plus would wait for.
    if (isShown && (newest === undefined || isBelowOthers(popover))) popover.hidePopover()
    if (newest !== undefined && !popover.matches(':popover-open')) popover.showPopover()
  }, [newest])

  const undoable = toasts.findLast(({ action }) => action?.undoes === true)
  useEffect(() => {
    if (undoable === undefined) return undefined
    const press = (event: KeyboardEvent) => {
      const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      // In a field of text the keys undo the typing.
      if (!undoes || (event.target instanceof Element && event.target.closest(typedInto))) return
      event.preventDefault()
      act(undoable, onClose)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undoable, onClose])

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{toasts.map(spoken('success', 'warning'))}</span>
        <span aria-live="assertive">{toasts.map(spoken('error'))}</span>
      </VisuallyHidden>
      <section {...rest} ref={stack} popover="manual" aria-label={label} className={styles.stack}>
        <ul className={styles.list}>
          {toasts.slice(-mostShown).map((toast) => (
            <li key={toast.id} className={styles.toast} data-level={toast.level}>
              <Icon name={icons[toast.level]} />
              <span className={styles.text}>{toast.text}</span>
              {toast.action && (
                <button
                  type="button"
                  className={styles.action}
                  aria-keyshortcuts={toast.action.undoes ? shortcut : undefined}
                  onClick={() => act(toast, onClose)}
                >
                  {toast.action.label}
                </button>
              )}
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
  ({ id, level, text, action }: Toast) =>
    levels.includes(level) && (
      <span key={id}>
        {text} {action?.undoes && `${action.label}: ${shortcut}. `}
      </span>
    )
