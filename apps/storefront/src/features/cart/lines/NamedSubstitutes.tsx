import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { mostChosenSubstitutes } from '@bottega/rules/cart/chosen-substitutes.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useRef, useState } from 'react'
import { useAsk } from '../../../lib/questions/ask.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { askDiet } from '../../diet/ask-diet.tsx'
import { useFoundProducts } from '../../../lib/api/found-products.ts'
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
  const [text, setText] = useState('')
  const ids = named.map(({ productId }) => productId)
  const found = useFoundProducts(text).filter(({ id }) => id !== product.productId && !ids.includes(id))
  const combobox = useCombobox({
    count: found.length,
    activatesFirst: true,
    onChoose: (index) => void choose(index),
    onEnter: () => combobox.setOpen(true),
  })

  async function choose(index: number) {
    const chosen = found[index]
    if (chosen === undefined) return
    setText('')
    const { id: productId, name } = chosen
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

  const options = found.map(({ id, name, mediaURL, description }) => ({
    key: id,
    content: (
      <span className={styles.option}>
        {mediaURL !== undefined && <img src={mediaURL} alt="" width="40" height="40" />}
        <span>
          {name}
          {description !== undefined && <span className={styles.hint}> {description}</span>}
        </span>
      </span>
    ),
  }))

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
        <div className={styles.search}>
          <TextField
            label={t('search')}
            type="search"
            value={text}
            maxLength={200}
            autoComplete="off"
            {...combobox.field}
            onChange={(event) => {
              setText(event.currentTarget.value)
              combobox.typed()
            }}
          />
          <div className={styles.floor}>
            <ComboboxList combobox={combobox.list} label={t('choices')} groups={[{ key: 'products', options }]} />
          </div>
          <VisuallyHidden>
            <output>{combobox.open && text.trim() !== '' ? t('count', { count: found.length }) : ''}</output>
          </VisuallyHidden>
        </div>
      ) : (
        <p className={styles.hint}>{t('full')}</p>
      )}
    </fieldset>
  )
}
