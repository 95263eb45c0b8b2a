import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { markPage } from '../../mark-page.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Keeps a native `<dialog>` in step with `open`. The browser holds the focus inside, makes the page inert, and gives
 * the focus back; a press on the veil and Escape only ask, through `onClose`, so that the owner decides.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const opener = document.activeElement
    dialog.showModal()
    const unmark = markPage('dialog')
    return () => {
      dialog.close()
      unmark()
      // A dialog that was taken out of the page instead of closed has given nothing back.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      // Escape cancels the topmost dialog alone, but React carries its event up to the dialogs around.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event) => {
      // The second press of a double one falls on the veil that the first has put there.
      if (event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
