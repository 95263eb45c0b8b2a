import * as calls from '@bottega/contract/lists/calls.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { type CallContext, customerOf, handlersOf } from '../../calls/call-handler.ts'
import type { Tx } from '../../db/database.ts'
import { presentList, presentListItem } from './lists.presenter.ts'
import {
  addProducts,
  hasFavourites,
  type ListRow,
  makeList,
  myLists,
  nameList,
  removeList,
  takeProductsOff,
  visibleList,
} from './lists.service.ts'

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

/** (Content and discovery, section 7, the calls of wishlists) */
export const listHandlers = handlersOf(calls, {
  listsList: async ({ shop, visitor }, { query }) => {
    const all = visitor.user === undefined ? [] : await myLists(shop.db, visitor.user.userId)
    const { page = 1, pageSize = 100 } = query
    const shown = all.slice((page - 1) * pageSize, page * pageSize)
    return { data: { page: pageOf(page, pageSize, all.length), lists: shown.map(presentList) } }
  },
  listsView: async ({ shop, visitor }, { query }) => {
    const list = await visibleList(shop.db, customerOf(visitor).userId, query.list_id)
    const [active, inactive] = [true, false].map((published) =>
      list.items.filter((item) => item.published === published).map((item) => presentListItem(item, visitor.language)),
    )
    return {
      data: { list: presentList(list), wishlistItems: active ?? [], wishlistInactiveItems: inactive ?? [] },
    }
  },
  listsInsert: (context, { body }) => changeList(context, (tx, userId) => makeList(tx, userId, body.name, context.now)),
  listsUpdate: (context, { body }) =>
    changeList(context, (tx, userId) => nameList(tx, userId, body.list_id, body.name)),
  listsDelete: async (context, { body }) => {
    const { user } = await change(context, (tx, userId) => removeList(tx, userId, body.list_id))
    return { data: {}, user }
  },
  listsAddProducts: (context, { body }) =>
    changeList(context, (tx, userId) => {
      const requests = body.items.map(({ productId, quantity }) => ({ productId, quantity }))
      return addProducts(tx, userId, body.wishlistId, requests, context.now)
    }),
  listsDeleteProducts: (context, { body }) =>
    changeList(context, (tx, userId) => {
      const productIds = body.items.map(({ productId }) => productId)
      return takeProductsOff(tx, userId, body.wishlistId, productIds)
    }),
})
