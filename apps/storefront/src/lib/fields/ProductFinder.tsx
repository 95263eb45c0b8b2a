import { ComboboxList } from '@bottega/ui/components/fields/ComboboxList.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useCombobox } from '@bottega/ui/components/fields/use-combobox.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useState } from 'react'
import { type FoundProduct, useFoundProducts } from '../api/found-products.ts'
import styles from './ProductFinder.module.css'

interface ProductFinderProps {
  label: string
  /** The name of the list of products. */
  choices: string
  /** Says how many are listed. */
  countText: (count: number) => string
  /** Left out of the list. */
  isLeftOut?: (productId: number) => boolean
  /** Beside the name of a product, where there is something to say. */
  noteOf?: (productId: number) => string | undefined
  onChoose: (product: FoundProduct) => Promise<void>
}

const everything = () => false

/** A field that finds products by words and names one of them; it is empty again for the next. */
export function ProductFinder({
  label,
  choices,
  countText,
  isLeftOut = everything,
  noteOf,
  onChoose,
}: ProductFinderProps) {
  const [text, setText] = useState('')
  const found = useFoundProducts(text).filter(({ id }) => !isLeftOut(id))
  const combobox = useCombobox({
    count: found.length,
    activatesFirst: true,
    onChoose: (index) => choose(index),
    // Without a product to choose Enter does nothing: there is no form to send.
    onEnter: () => combobox.setOpen(true),
  })

  function choose(index: number) {
    const product = found[index]
    if (product === undefined) return
    setText('')
    void onChoose(product)
  }

  const options = found.map(({ id, name, mediaURL, description }) => {
    const note = noteOf?.(id)
    return {
      key: id,
      content: (
        <span className={styles.option}>
          {mediaURL !== undefined && <img src={mediaURL} alt="" width="40" height="40" />}
          <span className={styles.name}>
            {name}
            {description !== undefined && <span className={styles.pack}> {description}</span>}
          </span>
          {note !== undefined && <span className={styles.pack}>{note}</span>}
        </span>
      ),
    }
  })

  return (
    <div className={styles.field}>
      <TextField
        label={label}
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
        <ComboboxList combobox={combobox.list} label={choices} groups={[{ key: 'products', options }]} />
      </div>
      <VisuallyHidden>
        <output>{combobox.open && text.trim() !== '' ? countText(found.length) : ''}</output>
      </VisuallyHidden>
    </div>
  )
}
