import type { BlockData } from '@bottega/contract/content/block-types.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import type { ReactNode } from 'react'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { blocksWords } from '../words/blocks.ts'
import styles from './ServiceDiscovery.module.css'

type Service = BlockData<'ServiceDiscovery'>['services'][number]

type ServiceDiscoveryProps = {
  title?: string | undefined
  text?: string | undefined
  services: readonly Service[]
  children?: ReactNode
}

/** The services of the store; a press asks where, and when, for that one. Before the scripts load the checkout asks. */
export function ServiceDiscovery({ title, text, services, children }: ServiceDiscoveryProps) {
  const t = useTranslations(blocksWords, 'discovery')
  return (
    <section className={styles.panel}>
      <h2>{title ?? t('title')}</h2>
      <p className={styles.text}>{text ?? t('text')}</p>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.deliveryServiceId}>
            <PersonalPart by={({ cart }) => cart.deliveryService?.deliveryServiceId === service.deliveryServiceId}>
              <ServiceLink service={service} />
            </PersonalPart>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function ServiceLink({ service: { deliveryServiceId, name } }: { service: Service }) {
  const t = useTranslations(blocksWords, 'discovery')
  const { choosePlace } = useCheckoutFlow()
  const isChosen = useShopperPart(({ cart }) => cart.deliveryService?.deliveryServiceId === deliveryServiceId)
  return (
    <ShopLink
      to={paths.checkout()}
      className={styles.service}
      data-chosen={isChosen}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void choosePlace(deliveryServiceId)
      }}
    >
      <Icon name={isCollected(deliveryServiceId) ? 'store' : 'truck'} size={24} />
      <span className={styles.name}>{name}</span>
      {isChosen && <span className={styles.chosen}>{t('chosen')}</span>}
    </ShopLink>
  )
}
