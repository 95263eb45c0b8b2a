import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../../lib/hooks/use-media.ts'

/** Above this width two pages are side by side. (Content and discovery, section 9: 769) */
const twoPages = '(min-width: 770px)'

/**
 * The pages that are in view. The strip of pages scrolls by itself, by finger too; turning a page scrolls it at once,
 * so that the next page is there within the frame.
 */
export function usePages(count: number) {
  const strip = useRef<HTMLOListElement>(null)
  const perView = useMedia(twoPages) ? 2 : 1
  const [first, setFirst] = useState(1)

  const show = (page: number) => {
    const target = firstOfView(Math.min(Math.max(page, 1), count), perView)
    const slide = strip.current?.children[target - 1]
    if (!(slide instanceof HTMLElement)) return
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
    setFirst(target)
  }

  const onScroll = () => {
    const list = strip.current
    const width = list?.children[0]?.clientWidth ?? 0
    if (list === null || width === 0) return
    setFirst(firstOfView(Math.round(list.scrollLeft / width) + 1, perView))
  }

  // An address like #p5 opens there, also where two pages stand side by side.
  useEffect(() => {
    const named = /^#p(\d+)$/.exec(window.location.hash)?.[1]
    if (named !== undefined)
      strip.current?.children[Number(named) - 1]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }, [])

  const last = Math.min(first + perView - 1, count)
  return { strip, perView, first, last, show, onScroll, canGoBack: first > 1, canGoOn: last < count }
}

const firstOfView = (page: number, perView: number) => page - ((page - 1) % perView)
