import type { PanzoomObject } from '@panzoom/panzoom'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** (Content and discovery, section 2: maximum zoom ratio 5) */
const maximum = 5
const step = 1.5

/** Zooming by buttons, keys, wheel and two fingers. Its script loads at the first sign of zooming. */
export function useZoom(target: RefObject<HTMLElement | null>) {
  const zoomer = useRef<Promise<PanzoomObject | undefined>>(undefined)
  const [scale, setScale] = useState(1)

  const load = () => {
    zoomer.current ??= startZoom(target.current, setScale)
    return zoomer.current
  }

  useEffect(() => {
    const started = zoomer
    return () => void started.current?.then((one) => one?.destroy())
  }, [])

  const change = async (by: (current: number) => number) => {
    const one = await load()
    one?.zoom(by(one.getScale()), { animate: true })
    if (one?.getScale() === 1) one.reset({ animate: false })
  }
  return {
    scale,
    prepare: () => void load(),
    zoomIn: () => void change((current) => Math.min(maximum, current * step)),
    zoomOut: () => void change((current) => Math.max(1, current / step)),
    reset: () => void zoomer.current?.then((one) => one?.reset({ animate: false })),
    isLargest: scale >= maximum,
  }
}

async function startZoom(element: HTMLElement | null, onScale: (scale: number) => void) {
  if (element === null) return undefined
  const { default: Panzoom } = await import('@panzoom/panzoom')
  const zoomer = Panzoom(element, {
    maxScale: maximum,
    minScale: 1,
    contain: 'outside',
    panOnlyWhenZoomed: true,
    cursor: 'inherit',
    // A finger turns pages until the page is zoomed; two fingers zoom.
    touchAction: 'pan-x pan-y',
    handleStartEvent: (event: Event) => {
      if (zoomer.getScale() > 1) event.preventDefault()
    },
  })
  element.addEventListener('panzoomzoom', (event) => {
    const { scale } = (event as CustomEvent<{ scale: number }>).detail
    onScale(scale)
    zoomer.setOptions({ touchAction: scale > 1 ? 'none' : 'pan-x pan-y' })
    element.toggleAttribute('data-zoomed', scale > 1)
  })
  element.addEventListener('panzoomreset', () => {
    onScale(1)
    zoomer.setOptions({ touchAction: 'pan-x pan-y' })
    element.removeAttribute('data-zoomed')
  })
  element.parentElement?.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) zoomer.zoomWithWheel(event)
    },
    { passive: false },
  )
  return zoomer
}
