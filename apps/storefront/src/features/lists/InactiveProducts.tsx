import type { listsView } from '@bottega/contract/lists/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { takeOffList } from '../list-heart/change-list.ts'
import { listsWords } from '../list-heart/words/lists.ts'
import styles from './InactiveProducts.module.css'
import { isEditable, useListsStore } from '../list-heart/lists-store.ts'

type InactiveProductsProps = { list: ListView; products: CallReply<typeof listsView>['wishlistInactiveItems'] }

/** Products still on the list but no longer in the shop, so that they do not disappear without a word. */
export function InactiveProducts({ list, products }: InactiveProductsProps) {
  const t = useTranslations(listsWords)
  const store = useListsStore()
  const left = products.filter(({ productId }) => list.productIds.includes(productId))
  if (left.length === 0) return null
  return (
    <section className={styles.gone}>
      <h2>{t('gone')}</h2>
      <ul>
        {left.map((product) => (
          <li key={product.productId} className={styles.line}>
            {product.name}
            {isEditable(list) && (
              <Button
                variant="quiet"
                aria-label={t('takeOffNamed', { name: product.name })}
                onClick={() => void takeOffList(store, product, list.listId)}
              >
                {t('takeOff')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
