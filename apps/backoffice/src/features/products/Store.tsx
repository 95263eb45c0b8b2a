import type { StaffProduct, StaffProductStore } from '@bottega/contract/staff-products/staff-products.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from 'use-intl'
import layout from '../../lib/layout.module.css'
import { Facts, Part } from '../../lib/Part.tsx'
import { useEuros } from '../../lib/format/use-euros.ts'
import type { ProductAction } from './product-action.ts'
import { type ShelfAction, shelfAction, shelfWorks } from './shelf-action.ts'
import styles from './Products.module.css'
import { useProductWords } from './use-product-facts.ts'

interface StoreProps {
  product: StaffProduct
  store: StaffProductStore
  /** Undefined for who may only look. */
  onDo: ((action: ProductAction) => void) | undefined
  onShelf: ((action: ShelfAction) => void) | undefined
  /** Another store is there to send goods to. */
  hasTaker: boolean
}

/** A product as one store sells it, and why it does not. */
export function Store({ product, store, onDo, onShelf, hasTaker }: StoreProps) {
  const t = useTranslations('products')
  const euros = useEuros()
  const words = useProductWords(product)
  const { warehouseId, name, reasons, price, lowestPrice, available, waiting, promotion, prices } = store
  return (
    <Part title={name}>
      {reasons.length === 0 ? (
        <p>{t('onShelf')}</p>
      ) : (
        <div>
          <h3>{t('why')}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasons.${reason}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.beside}>
        <Facts
          of={[
            [t('price'), price === undefined ? '–' : euros(price)],
            [t('lowestPrice'), lowestPrice === undefined ? '–' : euros(lowestPrice)],
            [t('stock'), words.stock(available)],
            [t('waiting'), waiting === undefined ? undefined : String(waiting)],
            [t('promotion'), promotion?.name],
          ]}
        />
        <Promotions store={store} words={words} onDo={onDo} />
        {prices.length > 0 && (
          <div>
            <h3>{t('history')}</h3>
            <ul className={layout.rows}>
              {prices.map(({ from, to, price: cost }) => (
                <li key={from}>
                  <span>{words.days(from, to)}</span>
                  <span>{euros(cost)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {onShelf !== undefined && (
        <div className={layout.actions}>
          {shelfWorksOf(store, hasTaker).map((work) => (
            <Button
              key={work}
              variant="secondary"
              aria-label={`${t(`shelf.${work}`)}: ${name}`}
              onClick={() => onShelf(shelfAction(work, warehouseId))}
            >
              {t(`shelf.${work}`)}
            </Button>
          ))}
        </div>
      )}
    </Part>
  )
}

/** Goods that are not counted are counted first. */
const shelfWorksOf = ({ available }: StaffProductStore, hasTaker: boolean) =>
  shelfWorks.filter((work) => work === 'count' || (available !== undefined && (work !== 'transfer' || hasTaker)))

/** Those that run and those to come. */
function Promotions({
  store: { warehouseId, promotions },
  words,
  onDo,
}: Pick<StoreProps, 'store' | 'onDo'> & { words: ReturnType<typeof useProductWords> }) {
  const t = useTranslations('products')
  if (promotions.length === 0) return null
  return (
    <div>
      <h3>{t('promotions')}</h3>
      <ul className={layout.list}>
        {promotions.map((promotion) => (
          <li key={promotion.promotionId}>
            <strong>{promotion.name}</strong>
            <span>{words.promotion(promotion)}</span>
            {promotion.others > 0 && <small>{t('others', { count: promotion.others })}</small>}
            {onDo !== undefined && (
              <div className={layout.actions}>
                {(['days', 'end'] as const).map((what) => (
                  <Button
                    key={what}
                    variant="secondary"
                    aria-label={`${t(`do.${what}`)}: ${promotion.name}`}
                    onClick={() => onDo({ do: what, warehouseId, promotion })}
                  >
                    {t(`do.${what}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
