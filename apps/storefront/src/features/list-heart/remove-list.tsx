import { listsDelete } from '@bottega/contract/lists/calls.ts'
import type { ListView } from '@bottega/contract/lists/lists.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../lib/api/refusals.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import type { Ask } from '../../lib/questions/ask.ts'
import { ConfirmDialog } from '../../lib/questions/ConfirmDialog.tsx'
import { localeOfPage } from '../../lib/visit/setting-of-page.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { translatorOf } from '../../lib/words/words.ts'
import type { ListsStore } from './lists-store.ts'
import { listsWords } from './words/lists.ts'

/**
 * Removes a list after asking by its name; answers whether it is gone. `leave` opens another page while the list is still
 * shown. (Shopping core, section 8; Content and discovery, "Wishlist picker")
 */
export async function removeList(
  { ask, store }: { ask: Ask; store: ListsStore },
  { listId, name }: ListView,
  leave?: () => Promise<void>,
): Promise<boolean> {
  const locale = localeOfPage()
  const t = translatorOf(listsWords, locale)
  const sure = await ask<boolean>((answer) => (
    <ConfirmDialog
      title={t('message.removeList', { name })}
      text={t('remove.text')}
      yes={t('remove.yes')}
      no={translatorOf(commonWords, locale)('cancel')}
      onAnswer={answer}
    />
  ))
  if (!sure) return false
  const answer = await answerOrNotify(browserApi().call(listsDelete, { body: { list_id: listId } }))
  if (answer === undefined) return false
  await leave?.()
  store.set(store.get().lists.filter((list) => list.listId !== listId))
  notifyRemarks(answer.response)
  return true
}
