import { useId, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './Dialog.module.css'
import { IconButton } from '../actions/IconButton.tsx'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  size?: 'login' | 'store' | 'slot' | 'favourites' | 'general'
  children: ReactNode
  footer?: ReactNode
}

/** A modal question over the page; on a phone it rises from the bottom. Rendered only while open. */
export function Dialog({ open, onClose, title, closeLabel, size = 'general', children, footer }: DialogProps) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    // Escape is the keyboard's way out: the browser turns it into `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} aria-labelledby={titleId} className={classNames(styles.dialog, styles[size])}>
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
