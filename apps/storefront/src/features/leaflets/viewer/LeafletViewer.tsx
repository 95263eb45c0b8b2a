import type { LeafletAreaView, LeafletPageView, LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { openElsewhere } from '../../../lib/visit/platform.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { leafletsWords } from '../words/leaflets.ts'
import styles from './LeafletViewer.module.css'
import { PageFace } from './PageFace.tsx'
import { PagePicture } from './PagePicture.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { usePages } from './use-pages.ts'
import { useZoom } from './use-zoom.ts'
import { ViewerTools } from './ViewerTools.tsx'

// Loads with the first press.
const AreaDialog = lazy(() => import('./AreaDialog.tsx').then((module) => ({ default: module.AreaDialog })))

/** How many pages on each side of those in view are loaded ahead, so that turning shows them at once. */
const loadedAhead = 2

/**
 * The pages of a leaflet to turn, zoom and press. Without scripts it is a strip of pictures with links. (Content and
 * discovery, sections 2 and 9: leaflet viewer)
 */
export function LeafletViewer({ leaflet }: { leaflet: LeafletView }) {
  const t = useTranslations(leafletsWords)
  const viewer = useRef<HTMLElement>(null)
  const pages = usePages(leaflet.pages)
  const zoom = useZoom(pages.strip)
  const full = useFullscreen(viewer)
  const { opened, press, close } = useAreaPress((page) => turnTo(page))
  const { first, last, perView } = pages

  function turnTo(page: number) {
    if (zoom.scale > 1) zoom.reset()
    pages.show(page)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const run = keys[event.key]
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (run === undefined || isInDialog || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run({ turnTo, zoom, full, first, perView, count: leaflet.pages })
  }
  const sizes = zoom.scale > 1 ? '1240px' : '(min-width: 770px) 45vw, 100vw'
  return (
    // Keys work wherever the focus is inside; every one has a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={viewer}
      aria-label={t('strip', { title: leaflet.title })}
      className={styles.viewer}
      data-full={full.isFull || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={zoom.prepare}
    >
      <ViewerTools {...{ leaflet, pages, zoom, full, turnTo }} />
      <div className={styles.stage}>
        {/* A double click zooms as the buttons do. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol
          ref={pages.strip}
          className={styles.strip}
          // A scrolling list takes the focus, so that the keys of the browser scroll it before the scripts arrive.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('thumbnails')}
          onScroll={pages.onScroll}
          onDoubleClick={zoom.scale > 1 ? zoom.reset : zoom.zoomIn}
        >
          {leaflet.leafletPage.map((page) => (
            <li key={page.leafletPageId} id={`p${page.leafletPageId}`} className={styles.slide}>
              <PageFace
                leaflet={leaflet}
                page={page}
                sizes={sizes}
                eager={page.leafletPageId >= first - loadedAhead && page.leafletPageId <= last + loadedAhead}
                onArea={press}
              />
            </li>
          ))}
        </ol>
      </div>
      <nav aria-label={t('thumbnails')} className={styles.thumbnails}>
        {leaflet.leafletPage.map(({ leafletPageId: number, width, height }) => (
          <a
            key={number}
            href={`#p${number}`}
            aria-label={t('toPage', { page: number })}
            aria-current={number >= first && number <= last ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              turnTo(number)
            }}
          >
            <PagePicture {...{ leaflet, width, height }} page={number} alt="" sizes="64px" />
          </a>
        ))}
      </nav>
      {opened && (
        <Suspense>
          <AreaDialog leaflet={leaflet} {...opened} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

interface KeyParts {
  turnTo: (page: number) => void
  zoom: ReturnType<typeof useZoom>
  full: ReturnType<typeof useFullscreen>
  first: number
  perView: number
  count: number
}

const keys: Readonly<Record<string, (parts: KeyParts) => void>> = {
  ArrowRight: ({ turnTo, first, perView }) => turnTo(first + perView),
  PageDown: ({ turnTo, first, perView }) => turnTo(first + perView),
  ArrowLeft: ({ turnTo, first, perView }) => turnTo(first - perView),
  PageUp: ({ turnTo, first, perView }) => turnTo(first - perView),
  Home: ({ turnTo }) => turnTo(1),
  End: ({ turnTo, count }) => turnTo(count),
  '+': ({ zoom }) => zoom.zoomIn(),
  '-': ({ zoom }) => zoom.zoomOut(),
  '0': ({ zoom }) => zoom.reset(),
  f: ({ full }) => full.toggle(),
}

/** Follows the area that was pressed: a product opens its card, a link its page, another page turns to it. */
function useAreaPress(turnTo: (page: number) => void) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ productId: number; page: number }>()
  const press = ({ metadata }: LeafletAreaView, { leafletPageId: page }: LeafletPageView) => {
    const { productId, url } = metadata
    if (metadata.page !== undefined) turnTo(metadata.page)
    else if (productId !== undefined) setOpened({ productId, page })
    else if (url?.startsWith('/') === true) void navigate(url)
    else if (url !== undefined) openElsewhere(url)
  }
  return { opened, press, close: () => setOpened(undefined) }
}
