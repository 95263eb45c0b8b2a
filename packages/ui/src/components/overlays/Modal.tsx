import { useId, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../actions/IconButton.tsx'
import styles from './Modal.module.css'
import { useModal } from './use-modal.ts'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** For what is about the visit, not about the page below: it stays when another page is opened. */
  staysOverPages?: boolean
}

/** A look of the modal: classes for the `<dialog>` and, where they differ, for its parts. */
type ModalLook = Record<'dialog' | 'sheet' | 'header' | 'body' | 'footer', string | undefined>

/** Shared by dialog and drawer: a native `<dialog>` with title, body and footer. Rendered only while open. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  staysOverPages,
  look,
}: ModalProps & { look: ModalLook }) {
  const titleId = useId()
  const modal = useModal(open, onClose, staysOverPages)
  return (
    // Escape is the keyboard's way out: the browser turns it into `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog {...modal} aria-labelledby={titleId} className={classNames(styles.modal, look.dialog)}>
      {open && (
        <div className={classNames(styles.sheet, look.sheet)}>
          <header className={classNames(styles.header, look.header)}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={classNames(styles.body, look.body)}>{children}</div>
          {footer && <footer className={classNames(styles.footer, look.footer)}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
