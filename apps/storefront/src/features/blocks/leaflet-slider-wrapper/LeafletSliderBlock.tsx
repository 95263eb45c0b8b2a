import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { SlidingRow } from '../../../lib/slider/SlidingRow.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { LeafletCard } from '../../leaflets/card/LeafletCard.tsx'
import { leafletsWords } from '../../leaflets/words/leaflets.ts'
import type { BlockProps } from '../define-block.ts'

/** The leaflets that run now, with the way to all of them. */
export function LeafletSliderBlock({ block: { content, data } }: BlockProps<'LeafletSliderWrapper'>) {
  const t = useTranslations(leafletsWords)
  return (
    <SlidingRow
      title={content.title ?? t('title')}
      more={<Anchor href={paths.leaflets({ type: content.leafletType })}>{t('all')}</Anchor>}
      counted
    >
      {data.leaflets.map((leaflet) => (
        <li key={leaflet.leafletId}>
          <LeafletCard leaflet={leaflet} />
        </li>
      ))}
    </SlidingRow>
  )
}
