import { useEffect, useState, type RefObject } from 'react'

/** Fills the screen; where the browser does not allow it, as on some phones, the window. Escape leaves it. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) setFull(false)
    }
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', leave)
    }
  }, [])

  const toggle = async () => {
    if (document.fullscreenElement !== null) return document.exitFullscreen()
    if (isFull) return setFull(false)
    setFull(true)
    const element = target.current
    // The window is filled already; a browser that refuses the screen changes nothing.
    if (typeof element?.requestFullscreen === 'function') await element.requestFullscreen().catch(() => undefined)
  }
  return { isFull, toggle: () => void toggle() }
}
