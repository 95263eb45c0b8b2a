import * as calls from '@bottega/contract/backoffice/calls.ts'
import { mostViews, type ViewedTable, viewQuery } from '@bottega/rules/people/named-views.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Db } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { staffOf, staffThemselves } from '../../kernel/visitor.ts'
import { deleteView, insertView, listViews, lockOwner } from './views.repository.ts'

interface NewView {
  table: ViewedTable
  name: string
  query: string
}

/** Names that differ in their capitals alone are one. */
const folded = (name: string) => name.toLocaleLowerCase('it')

/** Throws `error.staff.viewEmpty`, `error.staff.tooManyViews` or `error.staff.viewNameTaken`. */
async function storeView(db: Db, userId: number, { table, name: typed, query: asked }: NewView): Promise<void> {
  const [name, query] = [typed.trim(), viewQuery(table, asked)]
  if (name === '' || query === '') throw new ShopError('error.staff.viewEmpty')
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const views = await listViews(tx, userId, table)
    if (views.length >= mostViews) throw new ShopError('error.staff.tooManyViews', { maximum: mostViews })
    if (views.some((one) => folded(one.name) === folded(name))) throw new ShopError('error.staff.viewNameTaken')
    await insertView(tx, { userId, ofTable: table, name, query })
  })
}

/** The views staff store for themselves. */
export function viewHandlers(): readonly HandledCall[] {
  const viewsNow = async ({ shop, visitor }: CallContext, table: ViewedTable) => {
    const views = await listViews(shop.db, staffOf(visitor).userId, table)
    return { data: { views: views.map(({ id: viewId, name, query }) => ({ viewId, name, query })) } }
  }
  return handlersOf(calls, {
    staffViews: (context, { query: { table } }) => viewsNow(context, table),
    staffViewStore: async (context, { body }) => {
      await storeView(context.shop.db, staffThemselves(context.visitor).userId, body)
      return viewsNow(context, body.table)
    },
    staffViewDelete: async (context, { body: { table, view_id: viewId } }) => {
      await deleteView(context.shop.db, staffThemselves(context.visitor).userId, viewId)
      return viewsNow(context, table)
    },
  })
}
