import * as calls from '@bottega/contract/lists/calls.ts'
import { mailboxOf } from '@bottega/rules/people/mailbox.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { type CallContext, customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { presentList, presentListItem } from './lists.presenter.ts'
import {
  addLeafletProducts,
  addProducts,
  changeQuantities,
  hasFavourites,
  type ListItemRequest,
  type ListRow,
  listsReadFor,
  makeList,
  myLists,
  nameList,
  removeList,
  selectList,
  takeProductsOff,
  wantedList,
} from './lists.service.ts'
import { stockOf } from './list-stock.ts'
import { invitedAddress, leaveList, shareList, sharesOf, unshareList } from './shares.service.ts'

/** One command on a customer's lists, one transaction; the answer's `user` shows whether favourites are left. */
async function change<Done>({ shop, visitor }: CallContext, command: (tx: Tx, userId: number) => Promise<Done>) {
  const user = customerOf(visitor)
  const { userId } = user
  return shop.db.transaction(async (tx) => {
    const done = await command(tx, userId)
    return { done, user: { ...user, hasFavorites: await hasFavourites(tx, userId) } }
  })
}

async function changeList(context: CallContext, command: (tx: Tx, userId: number) => Promise<ListRow>) {
  const { done, user } = await change(context, command)
  return { data: { list: presentList(done) }, user }
}

/**
 * Invitations a day, by who sends them and by who gets them: each is a mail to a person who did not ask for it. All are
 * counted, so that a refusal tells nothing about the address.
 */
const refusal = 'error.request.tooMany'
const invitations = {
  sent: { points: 30, duration: 86_400, refusal },
  received: { points: 10, duration: 86_400, refusal },
} as const

/** (Content and discovery, section 7, the calls of wishlists) */
export function listHandlers({ database }: Shop): readonly HandledCall[] {
  const perOwner = createCounter(database, 'list-share', invitations.sent)
  const perAddress = createCounter(database, 'list-shared', invitations.received)

  const sharing = handlersOf(calls, {
    listsShares: async ({ shop, visitor }, { query }) => ({
      data: { shares: await sharesOf(shop.db, customerOf(visitor).userId, query.list_id) },
    }),
    listsShare: async ({ shop, visitor, now }, { body }) => {
      const owner = customerOf(visitor)
      const email = invitedAddress(body.email)
      // The owner of the list is checked first: a try by another customer counts against no limit.
      const known = await sharesOf(shop.db, owner.userId, body.list_id)
      if (!known.some((share) => share.email === email)) {
        await perOwner.take(String(owner.userId))
        await perAddress.take(mailboxOf(email))
      }
      const share = { listId: body.list_id, email, grant: body.permission, language: visitor.language }
      return { data: { shares: await shop.db.transaction((tx) => shareList(tx, owner, share, now)) } }
    },
    listsUnshare: async ({ shop, visitor }, { body: { list_id: listId, email } }) => {
      const { userId } = customerOf(visitor)
      return shop.db.transaction(async (tx) => {
        if (email !== undefined) return { data: { shares: await unshareList(tx, userId, listId, email) } }
        await leaveList(tx, userId, listId)
        return { data: { shares: [] } }
      })
    },
  })
  return [...ownHandlers, ...sharing]
}

const ownHandlers = handlersOf(calls, {
  listsList: async ({ shop, visitor: { user }, page: ofPage }, { query }) => {
    const all = user === undefined ? [] : (listsReadFor(ofPage) ?? (await myLists(shop.db, user.userId)))
    const { page = 1, pageSize = 100 } = query
    const shown = all.slice((page - 1) * pageSize, page * pageSize)
    return { data: { page: pageOf(page, pageSize, all.length), lists: shown.map(presentList) } }
  },
  listsView: async (context, { query }) => {
    const { shop, visitor } = context
    const wanted = { listId: query.list_id, typeId: query.wishlist_type_id, leafletId: query.leafletId }
    const list = await wantedList(shop.db, customerOf(visitor).userId, wanted)
    const stock = query.calculate_stock === true ? await stockOf(context, list) : undefined
    const [active = [], inactive = []] = [true, false].map((published) =>
      list.items
        .filter((item) => item.published === published)
        .map((item) => presentListItem(item, visitor.language, stock && (stock.get(item.productId) ?? 0))),
    )
    return { data: { list: presentList(list), wishlistItems: active, wishlistInactiveItems: inactive } }
  },
  listsInsert: (context, { body }) => changeList(context, (tx, userId) => makeList(tx, userId, body.name, context.now)),
  listsUpdate: (context, { body }) =>
    changeList(context, (tx, userId) => nameList(tx, userId, body.list_id, body.name)),
  listsDelete: async (context, { body }) => {
    const { done: name, user } = await change(context, (tx, userId) => removeList(tx, userId, body.list_id))
    const infos = context.shop.config.LIST_REMOVAL_INFO
      ? [{ code: 'info.list.removed' as const, values: { name } }]
      : []
    return { data: {}, user, infos }
  },
  listsSelect: async (context, { body }) => {
    await change(context, (tx, userId) => selectList(tx, userId, body.list_id))
    return { data: {} }
  },
  listsAddProducts: (context, { body }) =>
    changeList(context, (tx, userId) =>
      addProducts(tx, userId, body.wishlistId, body.items.map(requestOf), context.now),
    ),
  listsAddLeafletProducts: (context, { body: { leafletId, name, items } }) =>
    changeList(context, (tx, userId) =>
      addLeafletProducts(tx, userId, { leafletId, title: name }, items.map(requestOf), context.now),
    ),
  listsUpdateProducts: (context, { body }) =>
    changeList(context, (tx, userId) => changeQuantities(tx, userId, body.wishlistId, body.items.map(requestOf))),
  listsDeleteProducts: (context, { body }) =>
    changeList(context, (tx, userId) => {
      const productIds = body.items.map(({ productId }) => productId)
      return takeProductsOff(tx, userId, body.wishlistId, productIds)
    }),
})

const requestOf = ({ productId, quantity }: { productId: number; quantity?: number | undefined }): ListItemRequest => ({
  productId,
  quantity,
})
