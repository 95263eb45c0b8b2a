import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { isSignedIn, useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import type { BlockProps } from '../define-block.ts'
import { ServiceDiscovery } from '../service-discovery/ServiceDiscovery.tsx'
import { blocksWords } from '../words/blocks.ts'
import styles from './GiftCodeWidgetSlider.module.css'

/** Few pages show vouchers, and only customers have some: the cards load with them. */
const GiftCodes = lazy(() => import('./GiftCodes.tsx').then((module) => ({ default: module.GiftCodes })))

type WidgetProps = BlockProps<'GiftCodeWidgetSlider'>

/**
 * The vouchers of the customer; a discovery panel for anonymous visitors. (Content and discovery, sections 2 and
 * 6)
 */
export function GiftCodeWidgetSlider(props: WidgetProps) {
  return (
    <PersonalPart by={({ user }) => isSignedIn(user)}>
      <Widget {...props} />
    </PersonalPart>
  )
}

function Widget({ block: { content, data } }: WidgetProps) {
  const t = useTranslations(blocksWords, 'giftCodes')
  const signedIn = useShopperPart(({ user }) => isSignedIn(user))
  const isHydrated = useHydrated()
  const title = content.title ?? t('title')
  if (!signedIn)
    return (
      <ServiceDiscovery services={data.services}>
        <div>
          <LinkButton href={paths.login()} variant="quiet">
            {t('signIn')}
          </LinkButton>
        </div>
      </ServiceDiscovery>
    )
  const placeholder = (
    <section aria-busy="true" aria-label={t('loading')} className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.placeholder}>
        <Skeleton shape="picture" />
      </div>
    </section>
  )
  // The server has no vouchers to draw: they are asked for by the page.
  if (!isHydrated) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <GiftCodes title={title} placeholder={placeholder} otherwise={<ServiceDiscovery services={data.services} />} />
    </Suspense>
  )
}
