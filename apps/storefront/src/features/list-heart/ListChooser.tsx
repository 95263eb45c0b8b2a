import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from './words/lists.ts'
import styles from './ListChooser.module.css'
import { commonWords } from '../../lib/words/shared/common.ts'
import { isEditable, type ListsStore } from './lists-store.ts'
import { NewListForm } from './NewListForm.tsx'
import type { LikedProduct } from './pending-heart.ts'

type ListChooserProps = {
  product: LikedProduct
  store: ListsStore
  /** The list to add it to, or to remove it from where it is on it; undefined for none. */
  onAnswer: (listId: number | undefined) => void
}

/**
 * Which list a product goes on, or a new one for it. (Shopping core, section 2; Content and discovery, "Wishlist
 * picker")
 */
export function ListChooser({ product, store, onAnswer }: ListChooserProps) {
  const t = useTranslations([commonWords, listsWords])
  const { lists } = useSyncExternalStore(store.subscribe, store.get)
  const choices = lists.filter(isEditable)
  return (
    <Dialog
      open
      size="favourites"
      title={t('lists.chooser.title')}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
    >
      <p className={styles.product}>{product.name}</p>
      {choices.length > 0 && (
        <ul aria-label={t('lists.chooser.lists')} className={styles.lists}>
          {choices.map(({ listId, name, size, productIds }) => {
            const isOnIt = productIds.includes(product.productId)
            return (
              <li key={listId}>
                <button type="button" aria-pressed={isOnIt} className={styles.choice} onClick={() => onAnswer(listId)}>
                  <Icon name={isOnIt ? 'check' : 'plus'} />
                  <span className={styles.name}>{name}</span>
                  <Badge>{t('lists.count', { count: size })}</Badge>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <NewListForm
        store={store}
        suggested={choices.length === 0 ? t('lists.first') : ''}
        submitLabel={t('lists.chooser.make')}
        onMade={onAnswer}
      />
    </Dialog>
  )
}
