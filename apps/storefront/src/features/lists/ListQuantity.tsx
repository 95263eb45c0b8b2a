import { listsUpdateProducts } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { smallestQuantity } from '@bottega/rules/quantity/stepping.ts'
import { oneUnit, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useRef, useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf } from '../cart-store/selling.ts'
import { useQuantityChoice } from '../cart/quantity/use-quantity-choice.ts'
import { isEditable } from '../list-heart/lists-store.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import styles from './ListQuantity.module.css'

type ListQuantityProps = {
  list: ListView
  product: ShelfProduct
  /** Pieces or kilograms as stored; undefined is the smallest quantity. */
  stored: number | undefined
}

/** How much of a product the list puts in the cart; with the right to change the list it is changed here. */
export function ListQuantity({ list, product, stored }: ListQuantityProps) {
  const t = useTranslations(listsWords, 'quantity')
  const { locale } = usePageSetting()
  const choice = useQuantityChoice(product)
  const smallest = smallestQuantity(sellingTermsOf(product))
  const known = stored === undefined ? smallest : Math.round(stored * oneUnit)
  const { quantity, change } = useListQuantity(list.listId, product.productId, known)
  const text = quantityText(quantity, sellingModeOf(product), locale)
  const { name } = product
  const set = (next: Thousandths | undefined) => next !== undefined && change(Math.max(smallest, next))
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t('inList')}</span>
      {isEditable(list) ? (
        <div className={styles.stepper}>
          <NumberStepper
            label={t('label', { name })}
            decreaseLabel={t('decrease', { name })}
            increaseLabel={t('increase', { name })}
            text={text}
            onDecrease={() => set(choice.down(quantity))}
            onIncrease={() => set(choice.up(quantity))}
            onEnter={(typed) => void choice.typed(typed, smallest).then(set)}
            note={choice.note}
          />
        </div>
      ) : (
        <span className={styles.text}>
          <VisuallyHidden>{t('label', { name })}: </VisuallyHidden>
          {text}
        </span>
      )}
    </div>
  )
}

/** Shown at once; requests follow one another and only the last value counts. A refused one goes back. */
function useListQuantity(wishlistId: number, productId: number, known: Thousandths) {
  const [shown, setShown] = useState<Thousandths>()
  const work = useRef<{ wanted?: Thousandths; sending: boolean }>({ sending: false })

  async function send() {
    work.current.sending = true
    while (work.current.wanted !== undefined) {
      const { wanted } = work.current
      delete work.current.wanted
      const items = [{ productId, quantity: wanted / oneUnit }]
      const answer = await answerOrNotify(browserApi().call(listsUpdateProducts, { body: { wishlistId, items } }))
      if (answer === undefined && work.current.wanted === undefined) setShown(undefined)
    }
    work.current.sending = false
  }

  function change(quantity: Thousandths) {
    setShown(quantity)
    work.current.wanted = quantity
    if (!work.current.sending) void send()
  }

  return { quantity: shown ?? known, change }
}
