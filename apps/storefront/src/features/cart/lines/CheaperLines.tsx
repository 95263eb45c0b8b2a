import { productsCheaper } from '@bottega/contract/catalog/calls.ts'
import type { CheaperView } from '@bottega/contract/catalog/products.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../../lib/api/empty-on-failure.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { sectionsOf } from '../../cart-store/cart-sections.ts'
import { useRemove } from '../../cart-store/use-cart.ts'
import { DietMark } from '../../diet/DietMark.tsx'
import { useSuiting } from '../../diet/use-suiting.ts'
import { useBegin } from '../quantity/use-line-changes.ts'
import { cheaperWords } from '../words/cheaper.ts'
import styles from './CheaperLines.module.css'
import { quantityInstead } from './quantity-instead.ts'

/** The most worth it: more would turn the cart into a catalogue. */
const shownSwaps = 3

/** As many as one call takes. */
const mostAsked = 100

interface Swap {
  item: CartItemView
  cheaper: CheaperView
  /** Euros for the quantity in the cart. */
  saved: number
}

/**
 * Lines of the cart for which the shop has the same for less, the most worth it first, each swapped by one press. Nobody
 * with a profile of food is offered what does not suit them.
 */
export function CheaperLines() {
  const items = sectionsOf(useShopper().cart)
    .flatMap((section) => section.items)
    .slice(0, mostAsked)
  const ids = [...new Set(items.map(({ product }) => product.productId))]
  const loaded = useLoaded(ids.toSorted((one, other) => one - other).join(), () =>
    emptyOnFailure('Shopping core, section 7: suggestions are empty on error', load(ids)),
  )
  const found = loaded.state === 'ready' ? loaded.data : []
  const suits = useSuiting(found.map(({ product }) => product.productId))
  const inCart = new Set(ids)
  const swaps = items
    .flatMap((item): Swap[] => {
      const cheaper = found.find(({ productId }) => productId === item.product.productId)
      if (cheaper === undefined || inCart.has(cheaper.product.productId) || !suits(cheaper.product.productId)) return []
      return [{ item, cheaper, saved: cheaper.saved * item.quantity }]
    })
    .toSorted((one, other) => other.saved - one.saved)
    .slice(0, shownSwaps)
  return swaps.length > 0 && <Swaps swaps={swaps} />
}

async function load(productIds: number[]): Promise<readonly CheaperView[]> {
  if (productIds.length === 0) return []
  return (await browserApi().call(productsCheaper, { query: { product_ids: productIds } })).data.cheaper
}

function Swaps({ swaps }: { swaps: readonly Swap[] }) {
  const t = useTranslations(cheaperWords)
  const { locale } = usePageSetting()
  const amount = formatEuros(
    swaps.reduce((sum, { saved }) => sum + saved, 0),
    locale,
  )
  return (
    <section aria-labelledby="cheaper-lines" className={styles.box}>
      <h2 id="cheaper-lines">{t('title', { amount })}</h2>
      <p className={styles.detail}>{t('text')}</p>
      <ul>
        {swaps.map((swap) => (
          <SwapRow key={swap.item.itemId} swap={swap} />
        ))}
      </ul>
    </section>
  )
}

function SwapRow({ swap: { item, cheaper, saved } }: { swap: Swap }) {
  const t = useTranslations(cheaperWords)
  const { locale } = usePageSetting()
  const begin = useBegin()
  const remove = useRemove()
  const [isBusy, setIsBusy] = useState(false)
  const { product, options } = item
  const other = cheaper.product

  /** The new product first, with all its questions: cancelling or a failure in between loses nothing. */
  async function exchange() {
    setIsBusy(true)
    if (await begin(other, quantityInstead(item, other))) await remove({ product, options })
    setIsBusy(false)
  }

  return (
    <li className={styles.swap}>
      <LinePicture src={other.mediaURL} />
      <div className={styles.words}>
        <p className={styles.name}>{goodsDetail(other.name, other.shortDescr)}</p>
        <p className={styles.detail}>{goodsDetail(other.description, t('insteadOf', { name: product.name }))}</p>
        <DietMark productId={other.productId} />
      </div>
      <div className={styles.press}>
        <b className={styles.saved}>{t('saved', { amount: formatEuros(saved, locale) })}</b>
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={t('swapNamed', { other: other.name, name: product.name })}
          onClick={() => void exchange()}
        >
          {t('swap')}
        </Button>
      </div>
    </li>
  )
}
