import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { leafletsWords } from '../words/leaflets.ts'
import type { useFullscreen } from './use-fullscreen.ts'
import type { usePages } from './use-pages.ts'
import type { useZoom } from './use-zoom.ts'
import styles from './ViewerTools.module.css'

type ViewerToolsProps = {
  leaflet: LeafletView
  pages: ReturnType<typeof usePages>
  zoom: ReturnType<typeof useZoom>
  full: ReturnType<typeof useFullscreen>
  turnTo: (page: number) => void
}

/** The buttons above the pages; what needs scripts is hidden without them. */
export function ViewerTools({ leaflet, pages, zoom, full, turnTo }: ViewerToolsProps) {
  const t = useTranslations(leafletsWords)
  const { first, last, perView, canGoBack, canGoOn } = pages
  const count = leaflet.pages
  return (
    <div className={styles.tools}>
      <div className={styles.turning}>
        <IconButton
          icon="chevronLeft"
          label={t('previous')}
          disabled={!canGoBack}
          onClick={() => turnTo(first - perView)}
        />
        <p aria-live="polite" className={styles.position}>
          {last > first ? t('spreadOf', { from: first, to: last, count }) : t('pageOf', { page: first, count })}
        </p>
        <IconButton icon="chevronRight" label={t('next')} disabled={!canGoOn} onClick={() => turnTo(first + perView)} />
      </div>
      <div className={styles.looking}>
        <IconButton icon="minus" label={t('zoomOut')} disabled={zoom.scale <= 1} onClick={zoom.zoomOut} />
        <IconButton icon="plus" label={t('zoomIn')} disabled={zoom.isLargest} onClick={zoom.zoomIn} />
        <IconButton
          icon={full.isFull ? 'close' : 'expand'}
          label={t(full.isFull ? 'leaveFullscreen' : 'fullscreen')}
          onClick={full.toggle}
        />
      </div>
      <a href={leaflet.location} download className={styles.download} aria-label={t('download')}>
        <Icon name="download" />
        <span className={styles.word}>{t('download')}</span>
      </a>
    </div>
  )
}
