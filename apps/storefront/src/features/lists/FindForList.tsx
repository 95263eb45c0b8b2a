import type { ListView } from '@bottega/contract/lists/lists.ts'
import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { addToList } from '../list-heart/change-list.ts'
import { useListsStore } from '../list-heart/lists-store.ts'
import { useFoundProducts } from '../../lib/api/found-products.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './FindForList.module.css'

/** Products found by words and put on this list, without leaving it. */
export function FindForList({ list }: { list: ListView }) {
  const t = useTranslations(listsWords, 'find')
  const store = useListsStore()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const found = useFoundProducts(text)
  const combobox = useCombobox({
    count: found.length,
    activatesFirst: true,
    onChoose: (index) => void choose(index),
    // Without a product to choose Enter does nothing: there is no form to send.
    onEnter: () => combobox.setOpen(true),
  })

  async function choose(index: number) {
    const product = found[index]
    if (product === undefined) return
    setText('')
    await addToList(store, { productId: product.id, name: product.name }, list.listId)
    // The added product is shown with the others, with its price and picture.
    await revalidate()
  }

  const options = found.map((product) => ({
    key: product.id,
    content: (
      <span className={styles.option}>
        {product.mediaURL !== undefined && <img src={product.mediaURL} alt="" width="40" height="40" />}
        <span className={styles.name}>
          {product.name}
          {product.description !== undefined && <span className={styles.pack}> {product.description}</span>}
        </span>
        {list.productIds.includes(product.id) && <span className={styles.pack}>{t('onIt')}</span>}
      </span>
    ),
  }))

  return (
    <div className={styles.field}>
      <TextField
        label={t('label')}
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
  )
}
