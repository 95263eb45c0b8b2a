import type { ListView } from '@bottega/contract/lists/lists.ts'
import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { classNames } from '@bottega/ui/class-names.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useCommand } from '../../../lib/api/use-command.ts'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopperPart, useShopperStore } from '../../../lib/visit/shopper.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { QuantityControl } from '../../cart/quantity/QuantityControl.tsx'
import { DietMark } from '../../diet/DietMark.tsx'
import { listWith, useLists, useListsStore } from '../../list-heart/lists-store.ts'
import { unavailabilityOf } from '../../product-card/availability.ts'
import { PriceBlock } from '../../product-card/PriceBlock.tsx'
import { ProductPicture } from '../../product-card/ProductPicture.tsx'
import { PromotionBubble } from '../../product-card/PromotionBubble.tsx'
import { UnavailableNote } from '../../product-card/UnavailableNote.tsx'
import type { LeafletProduct } from '../load-leaflets.ts'
import { leafletsWords } from '../words/leaflets.ts'
import styles from './LeafletProductCard.module.css'

type LeafletProductCardProps = { leaflet: Pick<LeafletView, 'leafletId' | 'title'>; product: LeafletProduct }

/**
 * A product as a leaflet offers it, with its price in the visitor's store. The classes of its promotion are on the card,
 * as clients of the protocol style it. (Content and discovery, section 2: leaflet product card)
 */
export function LeafletProductCard({ leaflet, product }: LeafletProductCardProps) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const deliveryServiceId = useShopperPart(({ cart }) => cart.deliveryService?.deliveryServiceId)
  const unavailable = unavailabilityOf(product, deliveryServiceId)
  const { leafletUnitPrice: printed, priceDisplay } = product
  return (
    <article
      aria-label={product.leafletName}
      className={classNames(styles.card, product.warehousePromo?.view.cssClass)}
    >
      <div className={styles.picture}>
        <ProductPicture product={{ ...product, mediaURL: product.leafletImageUrl }} />
        <PromotionBubble product={product} />
        <DietMark productId={product.productId} />
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{product.leafletShortDescr}</p>
        <h3 className={styles.name}>
          <ShopLink to={paths.product(product.slug)}>{product.leafletName}</ShopLink>
        </h3>
        <p className={styles.descr}>{product.leafletDescr}</p>
        <PriceBlock product={product} />
        <UnitPrices product={product} />
        {printed !== undefined && printed !== priceDisplay && (
          <p className={styles.descr}>{t('printed', { price: formatEuros(printed, locale) })}</p>
        )}
      </div>
      <div className={styles.controls}>
        {unavailable ? <UnavailableNote product={product} why={unavailable} /> : <QuantityControl product={product} />}
        <ToListButton leaflet={leaflet} product={product} />
      </div>
    </article>
  )
}

/** The price of a kilogram, litre or piece; that without the offer struck through where it differs. */
function UnitPrices({ product }: { product: LeafletProduct }) {
  const t = useTranslations(leafletsWords)
  const { locale } = usePageSetting()
  const { priceUmDisplay: paid, priceStandardUmDisplay: standard, weightUnitDisplay } = product
  if (paid === undefined) return null
  const unit = weightUnitDisplay.toLowerCase()
  return (
    <p className={styles.unit}>
      {standard !== undefined && standard !== paid && (
        <s title={t('standard')}>
          {formatEuros(standard, locale)}/{unit}
        </s>
      )}{' '}
      {formatEuros(paid, locale)}/{unit}
    </p>
  )
}

/** Whether the product is on the customer's list of this leaflet: a press puts it there, another takes it off. */
function ToListButton({ leaflet, product }: LeafletProductCardProps) {
  const isOn = (lists: readonly ListView[]) => listWith(lists, leaflet.leafletId, product.productId) !== undefined
  return (
    <PersonalPart by={({ lists }) => isOn(lists)}>
      <ListToggle leaflet={leaflet} product={product} />
    </PersonalPart>
  )
}

function ListToggle({ leaflet, product }: LeafletProductCardProps) {
  const t = useTranslations(leafletsWords)
  const ask = useAsk()
  const shopper = useShopperStore()
  const lists = useListsStore()
  const list = useLists((state) => listWith(state.lists, leaflet.leafletId, product.productId))
  const { busy, run } = useCommand(async () => {
    const { pressLeafletList } = await import('./press-leaflet-list.tsx')
    await pressLeafletList({ ask, shopper, lists }, leaflet, product)
  })
  const state = list === undefined ? 'toList' : 'onList'
  return (
    <Button
      variant="secondary"
      wide
      busy={busy}
      aria-pressed={list !== undefined}
      aria-label={t(`${state}Of`, { name: product.leafletName })}
      onClick={run}
    >
      <Icon name={list === undefined ? 'list' : 'check'} />
      {t(state)}
    </Button>
  )
}
