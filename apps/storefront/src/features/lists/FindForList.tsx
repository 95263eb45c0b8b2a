import type { ListView } from '@bottega/contract/lists/lists.ts'
import { useRevalidator } from 'react-router'
import type { FoundProduct } from '../../lib/api/found-products.ts'
import { ProductFinder } from '../../lib/fields/ProductFinder.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { addToList } from '../list-heart/change-list.ts'
import { useListsStore } from '../list-heart/lists-store.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './FindForList.module.css'

/** Products found by words and put on this list, without leaving it. */
export function FindForList({ list }: { list: ListView }) {
  const t = useTranslations(listsWords, 'find')
  const store = useListsStore()
  const { revalidate } = useRevalidator()

  async function add({ id: productId, name }: FoundProduct) {
    await addToList(store, { productId, name }, list.listId)
    // The added product is shown with the others, with its price and picture.
    await revalidate()
  }

  return (
    <div className={styles.field}>
      <ProductFinder
        label={t('label')}
        choices={t('choices')}
        countText={(count) => t('count', { count })}
        noteOf={(id) => (list.productIds.includes(id) ? t('onIt') : undefined)}
        onChoose={add}
      />
    </div>
  )
}
