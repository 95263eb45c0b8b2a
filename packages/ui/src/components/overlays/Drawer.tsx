import { useId, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Drawer.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { useModal } from './use-modal.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  side?: 'start' | 'end'
  children: ReactNode
  footer?: ReactNode
}

/** A modal panel along one side: filters on a phone, the cart on a desk. */
export function Drawer({ open, onClose, title, closeLabel, side = 'end', children, footer }: DrawerProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    // Escape is the keyboard's way out: the browser turns it into `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} aria-labelledby={titleId} className={classNames(styles.drawer, styles[side])}>
      {open && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
