import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: { preventDefault: () => void }) => void
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
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
