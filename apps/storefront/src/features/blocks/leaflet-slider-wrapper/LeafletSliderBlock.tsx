import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { SlidingRow } from '../../../lib/slider/SlidingRow.tsx'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { LeafletCard } from '../../leaflets/card/LeafletCard.tsx'
import { leafletsWords } from '../../leaflets/words/leaflets.ts'
import type { BlockProps } from '../define-block.ts'

/**
 * The leaflets that run now, with the way to all of them. Of those for some services alone a customer sees the ones of
 * the service in the cart; who is not logged in sees all. (Content and discovery, section 6)
 */
export function LeafletSliderBlock({ block: { content, data } }: BlockProps<'LeafletSliderWrapper'>) {
  const t = useTranslations(leafletsWords)
  const serviceId = useShopperPart(({ user, cart }) =>
    isSignedIn(user) ? cart.deliveryService?.deliveryServiceId : undefined,
  )
  const leaflets = data.leaflets.filter(
    ({ deliveryServiceIds: only }) => serviceId === undefined || only.length === 0 || only.includes(serviceId),
  )
  if (leaflets.length === 0) return null
  return (
    <SlidingRow
      title={content.title ?? t('title')}
      more={<Anchor href={paths.leaflets({ type: content.leafletType })}>{t('all')}</Anchor>}
      counted
    >
      {leaflets.map((leaflet) => (
        <li key={leaflet.leafletId}>
          <LeafletCard leaflet={leaflet} />
        </li>
      ))}
    </SlidingRow>
  )
}
