import { classNames } from '@bottega/ui/class-names.ts'
import { memo } from 'react'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { CopiedPart } from '../../lib/personal/CopiedPart.tsx'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { paths } from '../../paths.ts'
import { type FirstQuantity, QuantityControl } from '../cart/quantity/QuantityControl.tsx'
import { DietMark } from '../diet/DietMark.tsx'
import { Heart } from '../list-heart/Heart.tsx'
import { unavailabilityOf } from './availability.ts'
import { BrandIcon } from './BrandIcon.tsx'
import { LimitNote } from './LimitNote.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './ProductCard.module.css'
import { ProductPicture } from './ProductPicture.tsx'
import { PromotionBubble } from './PromotionBubble.tsx'
import { UnavailableNote } from './UnavailableNote.tsx'
import { UnitPrice } from './UnitPrice.tsx'
import type { ShelfProduct } from './shelf-product.ts'

type ProductCardProps = {
  product: ShelfProduct
  eager?: boolean
  /** Called when the product's page is opened from here. */
  onFollow?: (() => void) | undefined
  /** The quantity its button adds, where that is more than the smallest one. */
  first?: FirstQuantity | undefined
  /** The level of its name, one below the title it stands under. */
  heading?: 'h2' | 'h3' | undefined
}

/** A product as shown on every shelf of the shop. The whole card links to its page, except for the controls. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const deliveryServiceId = useShopperPart(({ cart }) => cart.deliveryService?.deliveryServiceId)
  const card = <Card {...props} deliveryServiceId={deliveryServiceId} />
  // The server tells browsers of the pictures of eager cards while it renders them; a card of a list adds its own amount.
  if (props.eager === true || props.first !== undefined) return card
  return (
    <CopiedPart name="card" of={[props.product, deliveryServiceId, props.heading]}>
      {card}
    </CopiedPart>
  )
})

type CardProps = ProductCardProps & { deliveryServiceId: number | undefined }

function Card({ product, eager, onFollow, first, heading: Heading = 'h3', deliveryServiceId }: CardProps) {
  const unavailable = unavailabilityOf(product, deliveryServiceId)
  return (
    // Named by its text, not by an id: the same product may stand on a page twice, and one card is copied to many.
    <article aria-label={product.name} className={classNames(styles.card, unavailable && styles.away)}>
      <div className={styles.picture}>
        <ProductPicture product={product} eager={eager ?? false} />
        <PromotionBubble product={product} />
        <BrandIcon product={product} />
        <div className={styles.heart}>
          <Heart product={product} />
        </div>
        <DietMark productId={product.productId} />
      </div>
      <p className={styles.brand}>{product.shortDescr}</p>
      <Heading className={styles.name}>
        <ShopLink to={paths.product(product.slug)} className={styles.link} onClick={onFollow}>
          {product.name}
        </ShopLink>
      </Heading>
      <p className={styles.pack}>{product.description}</p>
      <LimitNote product={product} />
      <div className={styles.foot}>
        <PriceBlock product={product} />
        <UnitPrice product={product} />
        <div className={styles.control}>
          {unavailable ? (
            <UnavailableNote product={product} why={unavailable} />
          ) : (
            <QuantityControl product={product} first={first} />
          )}
        </div>
      </div>
    </article>
  )
}
