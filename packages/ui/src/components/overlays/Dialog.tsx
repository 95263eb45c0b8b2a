import { classNames } from '../../class-names.ts'
import styles from './Dialog.module.css'
import { Modal, type ModalProps } from './Modal.tsx'

type DialogProps = ModalProps & { size?: 'login' | 'store' | 'slot' | 'favourites' | 'general' | 'video' | 'screen' }

/** A modal question over the page; on a phone it rises from the bottom. */
export function Dialog({ size = 'general', ...modal }: DialogProps) {
  const { sheet, header, body, footer } = styles
  return <Modal {...modal} look={{ dialog: classNames(styles.dialog, styles[size]), sheet, header, body, footer }} />
}
