import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { mostChosenSubstitutes } from '@bottega/rules/cart/chosen-substitutes.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { useRef } from 'react'
import type { FoundProduct } from '../../../lib/api/found-products.ts'
import { ProductFinder } from '../../../lib/fields/ProductFinder.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { askDiet } from '../../diet/ask-diet.tsx'
import { replacementWords } from '../words/replacement.ts'
import styles from './LineReplacement.module.css'

interface NamedSubstitutesProps {
  product: CartItemView['product']
  named: NonNullable<CartItemView['onlySubstitutes']>
  onName: (productIds: readonly number[], infos: Record<string, string>) => Promise<boolean>
}

/** Up to three products found by words, that alone may replace a line. */
export function NamedSubstitutes({ product, named, onName }: NamedSubstitutesProps) {
  const t = useTranslations(replacementWords)
  const ask = useAsk()
  const dietVersion = useShopperPart(({ user }) => user.dietVersion)
  const list = useRef<HTMLFieldSetElement>(null)
  const ids = named.map(({ productId }) => productId)

  async function choose({ id: productId, name }: FoundProduct) {
    const diet = dietVersion === undefined ? {} : await askDiet(ask, { productId, name }, dietVersion)
    if (diet !== undefined) await onName([...ids, productId], { ...diet.infos })
  }

  async function remove(productId: number) {
    // The button goes with its product: the focus stays among what is left.
    list.current?.focus()
    await onName(
      ids.filter((id) => id !== productId),
      {},
    )
  }

  return (
    <fieldset ref={list} tabIndex={-1} aria-label={t('groupOf', { name: product.name })}>
      {named.length === 0 && <p className={styles.hint}>{t('nothing')}</p>}
      <ul className={styles.named}>
        {named.map(({ productId, name }) => (
          <li key={productId}>
            {name}
            <IconButton icon="close" label={t('remove', { name })} onClick={() => void remove(productId)} />
          </li>
        ))}
      </ul>
      {named.length < mostChosenSubstitutes ? (
        <ProductFinder
          label={t('search')}
          choices={t('choices')}
          countText={(count) => t('count', { count })}
          isLeftOut={(id) => id === product.productId || ids.includes(id)}
          onChoose={choose}
        />
      ) : (
        <p className={styles.hint}>{t('full')}</p>
      )}
    </fieldset>
  )
}
