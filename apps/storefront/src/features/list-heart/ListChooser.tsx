import type { ListView } from '@bottega/contract/lists/lists.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from './words/lists.ts'
import styles from './ListChooser.module.css'
import { commonWords } from '../../lib/words/shared/common.ts'
import { isForHearts, type ListsStore } from './lists-store.ts'
import { NewListForm } from './NewListForm.tsx'
import type { LikedProduct } from './pending-heart.ts'

/** The list to add the product to, or to take it off where it is on it; or a list to remove. */
export type ListChoice = { listId: number } | { remove: ListView }

type ListChooserProps = {
  product: LikedProduct
  store: ListsStore
  /** Undefined for none. */
  onAnswer: (choice: ListChoice | undefined) => void
}

/**
 * The choice of the list a product goes on, or a new one for it. (Shopping core, section 2; Content and discovery,
 * "Wishlist picker")
 */
export function ListChooser({ product, store, onAnswer }: ListChooserProps) {
  const t = useTranslations([commonWords, listsWords])
  const { lists } = useSyncExternalStore(store.subscribe, store.get)
  const choices = lists.filter(isForHearts)
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
          {choices.map((list) => {
            const { listId, name, size, sharingData } = list
            const isOnIt = list.productIds.includes(product.productId)
            return (
              <li key={listId} className={styles.line}>
                <button
                  type="button"
                  aria-pressed={isOnIt}
                  className={styles.choice}
                  onClick={() => onAnswer({ listId })}
                >
                  <Icon name={isOnIt ? 'check' : 'plus'} />
                  <span className={styles.name}>{name}</span>
                  <Badge>{t('lists.count', { count: size })}</Badge>
                </button>
                {sharingData.grant === 'OWNER' && (
                  <IconButton
                    icon="trash"
                    label={t('lists.chooser.remove', { name })}
                    onClick={() => onAnswer({ remove: list })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <NewListForm
        store={store}
        suggested={choices.length === 0 ? t('lists.first') : ''}
        submitLabel={t('lists.chooser.make')}
        onMade={(listId) => onAnswer({ listId })}
      />
    </Dialog>
  )
}
