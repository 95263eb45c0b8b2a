import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import card from '../ProductCard.module.css'
import grid from './ProductGrid.module.css'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'

/** Placeholders of `count` cards that are loading. */
export function ProductGridSkeleton({ count }: { count: number }) {
  const t = useTranslations(commonWords)
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={card.card}>
            <div className={card.picture} />
            <Skeleton narrow />
            <div className={card.name}>
              <Skeleton />
            </div>
            <Skeleton narrow />
            <div className={card.foot}>
              <Skeleton shape="title" narrow />
              <div className={card.control}>
                <Skeleton shape="control" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
