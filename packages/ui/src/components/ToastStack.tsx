import type { ComponentPropsWithRef } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './ToastStack.module.css'

export type Toast = { id: number; level: 'success' | 'warning' | 'error'; text: string }

type ToastStackProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'children'> & {
  label: string
  closeLabel: string
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

const icons: Record<Toast['level'], IconName> = { success: 'check', warning: 'info', error: 'alert' }

/** Short remarks above everything else. The list itself is the live region: only what is added is read. */
export function ToastStack({ label, closeLabel, toasts, onClose, ...rest }: ToastStackProps) {
  return (
    <section {...rest} aria-label={label} className={styles.stack}>
      <ul aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast} data-level={toast.level}>
            <Icon name={icons[toast.level]} />
            <span className={styles.text}>{toast.text}</span>
            <IconButton icon="close" label={closeLabel} onClick={() => onClose(toast.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
