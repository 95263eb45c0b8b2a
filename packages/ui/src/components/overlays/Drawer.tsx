import { classNames } from '../../class-names.ts'
import styles from './Drawer.module.css'
import { Modal, type ModalProps } from './Modal.tsx'

type DrawerProps = ModalProps & { side?: 'start' | 'end' }

/** A modal panel along one side: filters on a phone, the cart on a desk. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  const { sheet, header, body, footer } = styles
  return <Modal {...modal} look={{ dialog: classNames(styles.drawer, styles[side]), sheet, header, body, footer }} />
}
