import { PageVisitsContext } from './page-visits.ts'
import { type MouseEvent, type RefObject, type SyntheticEvent, use, useEffect, useLayoutEffect, useRef } from 'react'
import { markPage } from '../../mark-page.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Keeps a native `<dialog>` in step with `open`. The browser holds the focus inside, makes the page inert, and gives
 * the focus back; a press on the veil and Escape only ask, through `onClose`, so that the owner decides. Opening another
 * page closes what was open over the one before, unless it is about no page.
 */
export function useModal(open: boolean, onClose: () => void, staysOverPages = false): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const visits = use(PageVisitsContext)
  const openedAt = useRef<number>(undefined)
  const hasLeft = useRef(false)

  // A page that is kept alive loses its effects while it is hidden: the page is compared, not the moment it changes.
  useLayoutEffect(() => {
    if (!open) openedAt.current = undefined
    else openedAt.current ??= visits
    hasLeft.current = open && !staysOverPages && openedAt.current !== visits
    if (!hasLeft.current) return
    // At once, since the page that was opened takes the focus next, and takes none behind a modal.
    ref.current?.close()
    // The owner renders, perhaps synchronously, and here React still does.
    queueMicrotask(onClose)
    // The owner's function may be another at each rendering, and leaving is told once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open, visits, staysOverPages])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open || hasLeft.current) return undefined
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
