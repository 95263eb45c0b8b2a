import { cartAddAllFromWishlist } from '@bottega/contract/cart/calls.ts'
import { listsDelete } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useNavigate } from 'react-router'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { notifications } from '../../lib/notices/notifications.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { isEditable, useListsStore } from '../list-heart/lists-store.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { listsWords } from '../list-heart/words/lists.ts'

/** The actions possible on a whole list, and only those. */
export function ListActions({ list }: { list: ListView }) {
  const t = useTranslations(listsWords, 'actions')
  const fill = usePutInCart(list)
  const remove = useRemoveList(list)
  const rename = useRenameList(list)
  return (
    <>
      {list.size > 0 && (
        <Button busy={fill.busy} onClick={fill.putInCart}>
          {t('putAllInCart')}
        </Button>
      )}
      {isEditable(list) && (
        <Button variant="secondary" onClick={() => void rename()}>
          {t('rename')}
        </Button>
      )}
      {list.sharingData.grant === 'OWNER' && (
        <Button variant="quiet" busy={remove.busy} onClick={remove.remove}>
          {t('remove')}
        </Button>
      )}
    </>
  )
}

function usePutInCart({ listId, name }: ListView) {
  const t = useTranslations(listsWords)
  const { ensureReady } = useCheckoutFlow()
  const { perform } = useCartStore()
  const { busy, run } = useCommand(async () => {
    const query = { show_sectors: true }
    const added = () => notifications.notify('success', t('allInCart', { list: name }))
    if (await ensureReady())
      await perform((api) => api.call(cartAddAllFromWishlist, { query, body: { list_id: listId } }), added)
  })

  return { busy, putInCart: run }
}

/** (Shopping core, section 8: removing a list asks first) */
function useRemoveList({ listId, name }: ListView) {
  const t = useTranslations([commonWords, listsWords])
  const ask = useAsk()
  const store = useListsStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { busy, run } = useCommand(async () => {
    const isStillHere = stay()
    await browserApi().call(listsDelete, { body: { list_id: listId } })
    if (isStillHere()) await navigate(paths.lists(), { replace: true })
    store.set(store.get().lists.filter((list) => list.listId !== listId))
    notifications.notify('success', t('lists.remove.done', { name }))
    return 'leaving'
  }, notifyRefusal)

  async function remove() {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('lists.remove.title', { name })}
        text={t('lists.remove.text')}
        yes={t('lists.remove.yes')}
        no={t('common.cancel')}
        onAnswer={answer}
      />
    ))
    if (sure) run()
  }

  return { busy, remove: () => void remove() }
}

function useRenameList(list: ListView) {
  const ask = useAsk()
  const store = useListsStore()
  return async () => {
    const renamed = await ask<ListView | undefined>((answer) => <RenameDialog list={list} onAnswer={answer} />)
    if (renamed === undefined) return
    store.set(store.get().lists.map((one) => (one.listId === renamed.listId ? renamed : one)))
  }
}
