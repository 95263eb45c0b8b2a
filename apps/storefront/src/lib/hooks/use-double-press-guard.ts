import { useEffect } from 'react'

const pressable = 'a, button, input, select, textarea, label, summary, [role]'

/**
 * The second half of a double press is meant for what the first half pressed. Where that is gone by then, as a button
 * that turned into others or a dialog that closed, it would press what happens to lie in its place: it does nothing.
 */
export function useDoublePressGuard(): void {
  useEffect(() => {
    let pressed: Element | undefined
    function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return
      // Presses of the keyboard count as none.
      if (event.detail <= 1) pressed = event.target.closest(pressable) ?? event.target
      else if (pressed?.checkVisibility() === false) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
}
