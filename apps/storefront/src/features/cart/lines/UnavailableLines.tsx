import { productsAlternatives } from '@bottega/contract/catalog/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { unavailableItemsOf } from '../../cart-store/cart-sections.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { UnavailableLine } from './UnavailableLine.tsx'
import styles from './UnavailableLines.module.css'

/** As many as fit one row of a wide screen. */
const shownAlternatives = 2

async function load(items: readonly CartItemView[]) {
  const query = { product_ids: items.map(({ product }) => product.productId), details: true, filtered: true }
  const { data } = await browserApi().call(productsAlternatives, { query })
  return data.alternatives
}

/** Lines that cannot be delivered as chosen, on top of the cart, with their alternatives. */
export function UnavailableLines({ compact = false }: { compact?: boolean }) {
  const items = unavailableItemsOf(useShopper().cart)
  return items.length > 0 && <Lines items={items} compact={compact} />
}

function Lines({ items, compact }: { items: readonly CartItemView[]; compact: boolean }) {
  const t = useTranslations(basketWords, 'unavailable')
  const key = items.map(({ product }) => product.productId).join()
  // A missing suggestion shows no error to a shopper who has just lost a product.
  const loaded = useLoaded(key, () =>
    emptyOnFailure('Shopping core, section 7: suggestions are empty on error', load(items)),
  )

  function alternativesTo(productId: number): readonly ProductView[] | undefined {
    if (loaded.state !== 'ready') return undefined
    return loaded.data.find((one) => one.productId === productId)?.products.slice(0, shownAlternatives) ?? []
  }

  return (
    <section aria-labelledby="unavailable-lines" className={styles.box} data-compact={compact}>
      <h2 id="unavailable-lines">{t('title', { count: items.length })}</h2>
      <p>{t('text')}</p>
      <ul>
        {items.map((item) => (
          <UnavailableLine
            key={item.itemId}
            item={item}
            alternatives={compact ? 'hidden' : alternativesTo(item.product.productId)}
          />
        ))}
      </ul>
    </section>
  )
}
