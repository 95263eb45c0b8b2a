import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import type { Shop } from '../../../kernel/shop.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { existingRound } from '../rounds/round-changes.service.ts'
import type { RoundName } from '../rounds/rounds.repository.ts'
import { batchOfSlot, type PickList, readPickList } from '../fulfilment.service.ts'
import type { Packed } from './delivery-note-pdf.ts'
import { labelsOfOrder, labelsOfTrolleys } from './label.ts'
import { labelsZpl } from './labels-zpl.ts'
import { transportOf } from './transport-notes.service.ts'
import { paperWords } from './paper-words.ts'

/** Printed when it is known what the goods are in. Throws `error.fulfilment.notPacked`. */
async function packed(db: Reader, orderId: number): Promise<PickList & { bags: number; crates: number }> {
  const list = await readPickList(db, orderId)
  const { bags, crates } = list.order
  if (bags === null) throw new ShopError('error.fulfilment.notPacked')
  return { ...list, bags, crates: crates ?? 0 }
}

const fileOf = (name: string, content: Buffer): FileAnswer => ({
  name: `${name}.pdf`,
  mediaType: 'application/pdf',
  content,
})

export type LabelFormat = 'pdf' | 'zpl'

/** One for each bag and crate; as ZPL it goes to a label printer as it is. */
export async function labelsOf(
  db: Reader,
  orderId: number,
  labelFormat: LabelFormat,
  language: Language,
): Promise<FileAnswer> {
  const list = await packed(db, orderId)
  const { labels, order } = paperWords(language, list.order.deliveryServiceId)
  const name = `${labels} ${order(orderId)}`
  if (labelFormat === 'zpl')
    return { name: `${name}.zpl`, mediaType: 'text/plain', content: labelsZpl(labelsOfOrder(list, language)) }
  const { labelsPdf } = await import('./labels-pdf.ts')
  return fileOf(name, await labelsPdf(labelsOfOrder(list, language), name, language))
}

/** A page for each trolley of a slot. Throws `error.fulfilment.noTrolleys`. */
export async function trolleyLabelsOf(db: Reader, slotId: number, language: Language): Promise<FileAnswer> {
  const batch = await batchOfSlot(db, slotId)
  const [first] = batch.orders
  const labels = labelsOfTrolleys(batch, language)
  if (first === undefined || labels.length === 0) throw new ShopError('error.fulfilment.noTrolleys')
  const { labelsPdf } = await import('./labels-pdf.ts')
  const { trolleys } = paperWords(language, first.order.deliveryServiceId)
  const name = `${trolleys} ${first.order.slotDay}`
  return fileOf(name, await labelsPdf(labels, name, language))
}

/**
 * Lists the contents of the bags, for those who carry and those who get them; it is no receipt and names no prices. Of
 * goods that are brought it is the transport document of the law.
 */
export async function deliveryNoteOf(
  shop: Pick<Shop, 'db' | 'identity'>,
  orderId: number,
  language: Language,
  now: Date,
): Promise<FileAnswer> {
  const list = await packed(shop.db, orderId)
  const transport = await transportOf(shop.db, list.order)
  const { identity } = await shop.identity()
  const { deliveryNotePdf } = await import('./delivery-note-pdf.ts')
  const { note, order } = paperWords(language, list.order.deliveryServiceId)
  return fileOf(
    `${note} ${order(orderId)}`,
    await deliveryNotePdf({ ...list, transport }, identity.name, language, now),
  )
}

/** A round as one paper to print: its list, and behind it the note of each stop, in the order of the stops. */
export async function roundPaperOf(
  shop: Pick<Shop, 'db' | 'identity'>,
  name: RoundName,
  language: Language,
  now: Date,
): Promise<FileAnswer> {
  const round = await existingRound(shop.db, name)
  const notes: Packed[] = []
  for (const { order } of round.stops) {
    const list = await packed(shop.db, order.id)
    notes.push({ ...list, transport: await transportOf(shop.db, list.order) })
  }
  const { identity } = await shop.identity()
  const { roundPdf } = await import('./round-pdf.ts')
  const { title, content } = await roundPdf(round, notes, identity.name, language, now)
  return fileOf(title, content)
}
