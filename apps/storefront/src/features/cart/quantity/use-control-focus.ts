import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus inside a control whose buttons replace each other: when the focused one is removed, the last of the
 * new ones gets it. `state` decides which buttons there are.
 */
export function useControlFocus(state: boolean): RefObject<HTMLDivElement | null> {
  const control = useRef<HTMLDivElement>(null)
  const heldFocus = useRef(false)
  const drawnState = useRef(state)

  useEffect(() => {
    const element = control.current
    const remember = (event: FocusEvent) => {
      const inside = event.target instanceof Node && element?.contains(event.target) === true
      heldFocus.current = inside
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useLayoutEffect(() => {
    if (drawnState.current === state) return
    drawnState.current = state
    if (!heldFocus.current || document.activeElement !== document.body) return
    const buttons = control.current?.querySelectorAll('button')
    buttons?.item(buttons.length - 1)?.focus({ preventScroll: true })
  }, [state])

  return control
}
