import * as calls from '@bottega/contract/orders/calls.ts'
import { pageOf } from '@bottega/contract/common.ts'
import type { OrderNoteView } from '@bottega/contract/orders/order-notes.ts'
import { orderAllows } from '@bottega/rules/orders/order-status.ts'
import { noteLength } from '@bottega/rules/orders/order-note.ts'
import { characters } from '@bottega/rules/validators/text.ts'
import { customerOf, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import {
  countNotes,
  listNotes,
  type NoteText,
  type OrderNoteRow,
  rewriteNote,
  saveNote,
} from './order-notes.repository.ts'
import { myOrder } from '../orders.service.ts'

/** Notes on one page, as orders. (Account and after-sales, section 9) */
const usualPage = 12

const presentNote = ({ id, orderId, body, rating, updatedAt }: OrderNoteRow): OrderNoteView => ({
  noteId: id,
  orderId,
  body,
  ...(rating === null ? {} : { rating }),
  date: updatedAt.toISOString(),
})

/** Stars alone are a rating; nothing at all is not. */
function written({ body, rating }: { body: string; rating?: number | undefined }): NoteText {
  const text = body.trim()
  if (text === '' && rating === undefined) throw new ShopError('error.order.noteEmpty')
  const length = characters(text)
  if (length > noteLength) throw new ShopError('error.order.noteTooLong', { maximum: noteLength, length })
  return { body: text, rating: rating ?? null }
}

const saved = (note: OrderNoteRow) => ({
  data: { note: presentNote(note) },
  infos: [{ code: 'info.order.noteSaved' as const }],
})

/** The calls for the notes of customers on their orders. (Account and after-sales, sections 3 and 7) */
export const orderNoteHandlers = handlersOf(calls, {
  orderNoteAdd: async ({ shop, visitor, now }, { body }) => {
    const { userId } = customerOf(visitor)
    const order = await myOrder(shop.db, userId, body.order_id)
    if (!orderAllows('rate', order.statusId)) throw new ShopError('error.order.notRatable')
    return saved(
      await saveNote(shop.db, { ...written(body), orderId: order.id, userId, createdAt: now, updatedAt: now }),
    )
  },
  orderNoteUpdate: async ({ shop, visitor, now }, { body }) => {
    const note = await rewriteNote(shop.db, customerOf(visitor).userId, body.noteId, written(body), now)
    if (note === undefined) throw new ShopError('error.order.noteNotFound')
    return saved(note)
  },
  orderNoteList: async ({ shop, visitor }, { body }) => {
    const { userId } = customerOf(visitor)
    const { page = 1, page_size: size = usualPage, filter } = body
    const total = await countNotes(shop.db, userId, filter?.order_id)
    const notes = await listNotes(shop.db, userId, filter?.order_id, size, (page - 1) * size)
    return { data: { page: pageOf(page, size, total), notes: notes.map(presentNote) } }
  },
})
