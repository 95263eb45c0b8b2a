import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import type { SliderOptions } from '../slider-options.ts'

/** Milliseconds a slide stays where its editor says nothing. */
const usualDelay = 6000

interface Autoplay {
  readonly strip: RefObject<HTMLUListElement | null>
  /** Moves by itself, but for the pauses while it is used. */
  readonly isPlaying: boolean
  readonly toggle: () => void
  readonly move: (direction: 1 | -1) => void
}

/**
 * Moves a strip from slide to slide, and from the last to the first. It stands still for people who ask for less motion,
 * while the pointer or the focus is in it, and while the page is not on screen. (WCAG 2.2.2)
 */
export function useAutoplay({ autoplay = true, loop = true, delay = usualDelay }: SliderOptions): Autoplay {
  const strip = useRef<HTMLUListElement>(null)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState(autoplay)
  const isPlaying = wanted && !isCalm

  function move(direction: 1 | -1) {
    const element = strip.current
    if (element === null) return
    const { clientWidth, scrollLeft, scrollWidth } = element
    const slides = Math.max(1, Math.round(scrollWidth / clientWidth))
    const next = Math.round(scrollLeft / clientWidth) + direction
    const left = ((next + slides) % slides) * clientWidth
    element.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }

  const tick = useEffectEvent(() => {
    const element = strip.current
    const section = element?.parentElement
    if (element === null || !section || document.hidden || section.matches(':hover, :focus-within')) return
    const isLast = element.scrollLeft + element.clientWidth >= element.scrollWidth - 8
    if (isLast && !loop) setWanted(false)
    else move(1)
  })

  useEffect(() => {
    if (!isPlaying || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => tick(), delay)
    return () => clearInterval(timer)
  }, [isPlaying, delay])

  return { strip, isPlaying, toggle: () => setWanted(!wanted), move }
}
