import { useEffect, useRef, useState, type RefObject } from 'react'

type Slider = {
  strip: RefObject<HTMLUListElement | null>
  canGoBack: boolean
  canGoOn: boolean
  /** Scrolls the strip by its visible width, less one card. */
  move: (direction: 1 | -1) => void
}

/** Whether a strip that scrolls sideways has more on either side, and the function to scroll there. */
export function useSlider(): Slider {
  const strip = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true })

  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setEnds({ canGoBack: scrollLeft > 8, canGoOn: scrollLeft + clientWidth < scrollWidth - 8 })
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  function move(direction: 1 | -1) {
    const element = strip.current
    const card = element?.firstElementChild?.clientWidth ?? 0
    element?.scrollBy({ left: direction * Math.max(card, element.clientWidth - card), behavior: 'smooth' })
  }

  return { strip, ...ends, move }
}
