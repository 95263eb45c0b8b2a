import type { LeafletAreaView, LeafletPageView, LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { leafletsWords } from '../words/leaflets.ts'
import styles from './PageFace.module.css'
import { PagePicture } from './PagePicture.tsx'

type PageFaceProps = {
  leaflet: LeafletView
  page: LeafletPageView
  eager: boolean
  sizes: string
  onArea: (area: LeafletAreaView, page: LeafletPageView) => void
}

/**
 * A page with what can be pressed on it. Before the scripts arrive the areas are links; their places are attributes of a
 * drawing, because the content policy allows no inline styles. Afterwards they are buttons.
 */
export function PageFace({ leaflet, page, eager, sizes, onArea }: PageFaceProps) {
  const t = useTranslations(leafletsWords)
  const isLive = useHydrated()
  const nameOf = useAreaName()
  const { leafletPageId: number, width, height, leafletArea } = page
  const position = t('pageOf', { page: number, count: leaflet.pages })
  const alt = page.title === undefined ? position : `${position}: ${page.title}`
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <PagePicture {...{ leaflet, alt, sizes, eager, width, height }} page={number} />
      </div>
      <svg className={styles.sizer} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {!isLive &&
          leafletArea.map((area) => (
            <a key={area.leafletAreaId} href={hrefOf(leaflet, number, area)} aria-label={nameOf(area)}>
              <rect
                x={(area.x * width) / 100}
                y={(area.y * height) / 100}
                width={(area.w * width) / 100}
                height={(area.h * height) / 100}
                fill="transparent"
              />
            </a>
          ))}
      </svg>
      {isLive &&
        leafletArea.map((area) => (
          <button
            key={area.leafletAreaId}
            type="button"
            className={styles.area}
            aria-label={nameOf(area)}
            // In the browser alone, where the policy lets scripts set styles.
            style={{ left: `${area.x}%`, top: `${area.y}%`, width: `${area.w}%`, height: `${area.h}%` }}
            onClick={() => onArea(area, page)}
          />
        ))}
    </div>
  )
}

function useAreaName() {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  return ({ metadata: { name, productId, price } }: LeafletAreaView) => {
    if (productId === undefined) return name
    return price === undefined ? t('areaPlain', { name }) : t('area', { name, price: formatEuros(price, locale) })
  }
}

function hrefOf({ slug }: LeafletView, number: number, { metadata }: LeafletAreaView): string {
  if (metadata.url !== undefined) return metadata.url
  if (metadata.page !== undefined) return `#p${metadata.page}`
  return paths.leafletProduct(slug, number, metadata.productId)
}
