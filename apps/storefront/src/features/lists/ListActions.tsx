import { cartAddAllFromWishlist } from '@bottega/contract/cart/calls.ts'
import { listsSelect, listsUnshare } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { lazy } from 'react'
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
import { refreshLists } from '../list-heart/change-list.ts'
import { isEditable, isForHearts, useListsStore } from '../list-heart/lists-store.ts'
import { removeList } from '../list-heart/remove-list.tsx'
import { RepeatLink } from '../standing-orders/RepeatLink.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { listsWords } from '../list-heart/words/lists.ts'

/** Few lists are shared: its script loads when it is opened. */
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })))

/** The actions possible on a whole list, and only those. */
export function ListActions({ list }: { list: ListView }) {
  const t = useTranslations(listsWords, 'actions')
  const fill = usePutInCart(list)
  const remove = useRemoveList(list)
  const rename = useRenameList(list)
  const select = useSelectList(list)
  const share = useShareList(list)
  const leave = useLeaveList(list)
  const isOwn = list.sharingData.grant === 'OWNER'
  return (
    <>
      {list.size > 0 && (
        <Button busy={fill.busy} onClick={fill.putInCart}>
          {t('putAllInCart')}
        </Button>
      )}
      {isOwn && list.size > 0 && <RepeatLink listId={list.listId} />}
      {isForHearts(list) && (
        <Button variant="secondary" aria-pressed={list.selected} busy={select.busy} onClick={select.toggle}>
          <Icon name="heart" filled={list.selected} /> {t(list.selected ? 'selected' : 'select')}
        </Button>
      )}
      {isOwn && (
        <Button variant="secondary" onClick={share}>
          {t('share')}
        </Button>
      )}
      {isEditable(list) && (
        <Button variant="secondary" onClick={() => void rename()}>
          {t('rename')}
        </Button>
      )}
      {isOwn ? (
        <Button variant="quiet" busy={remove.busy} onClick={remove.run}>
          {t('remove')}
        </Button>
      ) : (
        <Button variant="quiet" busy={leave.busy} onClick={leave.run}>
          {t('leave')}
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

function useRemoveList(list: ListView) {
  const ask = useAsk()
  const store = useListsStore()
  const navigate = useNavigate()
  const stay = useStay()
  return useCommand(async () => {
    const isStillHere = stay()
    const gone = await removeList({ ask, store }, list, async () => {
      if (isStillHere()) await navigate(paths.lists(), { replace: true })
    })
    return gone ? 'leaving' : undefined
  })
}

/** A guest gives up their access. */
function useLeaveList({ listId, name, sharingData }: ListView) {
  const t = useTranslations([commonWords, listsWords])
  const ask = useAsk()
  const store = useListsStore()
  const navigate = useNavigate()
  const stay = useStay()
  return useCommand(async () => {
    const sure = await ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('lists.leaving.title', { name })}
        text={t('lists.leaving.text', { owner: sharingData.owner ?? '' })}
        yes={t('lists.leaving.yes')}
        no={t('common.cancel')}
        onAnswer={answer}
      />
    ))
    if (!sure) return undefined
    const isStillHere = stay()
    await browserApi().call(listsUnshare, { body: { list_id: listId } })
    if (isStillHere()) await navigate(paths.lists(), { replace: true })
    store.set(store.get().lists.filter((list) => list.listId !== listId))
    notifications.notify('success', t('lists.leaving.done', { name }))
    return 'leaving'
  }, notifyRefusal)
}

function useSelectList({ listId, name, selected }: ListView) {
  const t = useTranslations(listsWords)
  const store = useListsStore()
  const { busy, run } = useCommand(async () => {
    await browserApi().call(listsSelect, { body: { list_id: selected ? null : listId } })
    await refreshLists(store)
    notifications.notify('success', selected ? t('selectOff') : t('selectDone', { name }))
  }, notifyRefusal)
  return { busy, toggle: run }
}

function useShareList(list: ListView) {
  const ask = useAsk()
  const store = useListsStore()
  return () => void ask<void>((answer) => <ShareDialog list={list} onClose={answer} />).then(() => refreshLists(store))
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
