import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { areOptionsComplete, OptionFields, type ChosenOptions } from '../cart/quantity/OptionFields.tsx'
import { QuantityControl } from '../cart/quantity/QuantityControl.tsx'
import { quantityWords } from '../cart/words/quantity.ts'
import { DietNote } from '../diet/DietNote.tsx'
import { Heart } from '../list-heart/Heart.tsx'
import { unavailabilityOf } from '../product-card/availability.ts'
import { LimitNote } from '../product-card/LimitNote.tsx'
import { PriceBlock } from '../product-card/PriceBlock.tsx'
import { pricesOf } from '../product-card/product-prices.ts'
import { useBubble } from '../../lib/words/use-bubble.ts'
import { UnavailableNote } from '../product-card/UnavailableNote.tsx'
import { UnitPrice } from '../product-card/UnitPrice.tsx'
import { WishPlace } from '../stock-wishes/WishPlace.tsx'
import { productWords } from '../../lib/words/shared/product.ts'
import { detailsWords } from './words/details.ts'
import styles from './BuyBox.module.css'
import { CheaperNote } from './CheaperNote.tsx'
import type { CheaperProduct } from './cheaper-product.ts'
import { brandHref, type ShownProduct } from './product-facts.ts'

/** Brand, name, price with all that affects it, and the quantity control. */
export function BuyBox({ shown, cheaper }: { shown: ShownProduct; cheaper: CheaperProduct | undefined }) {
  const { product, vendorId, marks, leadTimeHours, adultsOnly } = shown
  const t = useTranslations([detailsWords, productWords, quantityWords])
  const { locale } = usePageSetting()
  const deliveryServiceId = useShopperPart(({ cart }) => cart.deliveryService?.deliveryServiceId)
  const [chosen, setChosen] = useState<ChosenOptions>({})
  const unavailable = unavailabilityOf(product, deliveryServiceId)
  const { old } = pricesOf(product)
  const promotion = product.warehousePromo
  const bubble = useBubble()
  const optionsHintId = useId()
  const hasOptions = product.selectOptions.length > 0
  const ask = useAsk()
  const explain = async () => (await import('./why-price.ts')).askPriceReasons(ask, product)
  const isDecided = areOptionsComplete(product, chosen)
  return (
    <div className={styles.box}>
      <div className={styles.about}>
        {product.shortDescr && (
          <p className={styles.brand}>
            <Link to={brandHref(vendorId)} aria-label={t('details.brandProducts', { brand: product.shortDescr })}>
              {product.shortDescr}
            </Link>
          </p>
        )}
        <div className={styles.title}>
          <h1 className={styles.name}>{product.name}</h1>
          <Heart product={product} />
        </div>
        <p className={styles.pack}>{product.description}</p>
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label={t('details.marks')}>
            {marks.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        {promotion && (
          <p className={styles.promotion}>
            <Badge tone={promotion.membersOnly ? 'member' : 'offer'}>{bubble(promotion)}</Badge>
            <span>{promotion.view.body}</span>
            {promotion.view.footer && <span className={styles.soft}>{promotion.view.footer}</span>}
          </p>
        )}
      </div>
      <div className={styles.purchase}>
        <div className={styles.price}>
          <PriceBlock product={product} size="large" />
          <UnitPrice product={product} />
          {product.priceDisplay > 0 && (
            <button type="button" className={styles.why} onClick={() => void explain()}>
              {t('details.whyPrice')}
            </button>
          )}
        </div>
        {old !== undefined && (
          <p className={styles.soft}>
            {t('product.oldPrice')} {formatPrice(old, locale)}
          </p>
        )}
        <LimitNote product={product} whole />
        {hasOptions && !unavailable && (
          <div className={styles.options}>
            <p id={optionsHintId} className={styles.soft}>
              {t('quantity.chooseAll')}
            </p>
            <OptionFields product={product} chosen={chosen} onChange={setChosen} />
          </div>
        )}
        <div className={styles.control}>
          {unavailable ? (
            <UnavailableNote product={product} why={unavailable} />
          ) : (
            <QuantityControl
              product={product}
              options={hasOptions && isDecided ? chosen : undefined}
              waitsFor={isDecided ? undefined : optionsHintId}
            />
          )}
        </div>
        {unavailable?.reason === 'unavailable' && <WishPlace product={product} />}
        <DietNote productId={product.productId} />
        {cheaper && <CheaperNote cheaper={cheaper} />}
        {leadTimeHours > 0 && <p className={styles.note}>{t('details.leadTime', { hours: leadTimeHours })}</p>}
        {adultsOnly && <p className={styles.note}>{t('details.adultsOnly')}</p>}
      </div>
    </div>
  )
}
