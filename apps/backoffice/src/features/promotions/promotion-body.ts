import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { staffPromotionsPreview } from '@bottega/contract/staff-products/promotions.ts'
import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { centsIn } from '../../lib/actions/EurosField.tsx'
import { formText } from '../../lib/form-text.ts'

/** So many lines of a list are put in promotion in one step. */
export const mostLines = 1000

export type PromotionBody = BodyOf<typeof staffPromotionsPreview>
type Line = NonNullable<PromotionBody['lines']>[number]

/** A price in euros at the end of a line, with comma or point. */
const priced = /^([^\s;,]{1,40})[;,\t ]+(\d{1,5}(?:[.,]\d{1,2})?)\s*€?$/

/**
 * The lines of a list: a code or barcode each, with a price of its own where one stands behind it. Lines that are neither
 * are answered as they are, so that nobody takes them for read.
 */
export function linesIn(text: string): { lines: Line[]; wrong: string[] } {
  const lines: Line[] = []
  const wrong: string[] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replaceAll('"', '').trim().replace(/[;,]$/, '')
    if (line === '') continue
    const [, code, euros] = priced.exec(line) ?? []
    if (code !== undefined && euros !== undefined)
      lines.push({ code, cents: Math.round(Number(euros.replace(',', '.')) * 100) })
    else if (/^[^\s;,]{1,40}$/.test(line)) lines.push({ code: line })
    else wrong.push(line)
  }
  return { lines, wrong }
}

const optional = (fields: FormData, name: string) => {
  const text = formText(fields, name).trim()
  return text === '' ? undefined : Number(text)
}

/** The ways to choose products. */
export type Choice = 'found' | 'list' | 'leaflet'

function chosenIn(
  fields: FormData,
  choice: Choice,
): Pick<PromotionBody, 'lines' | 'leaflet' | 'q' | 'category_id'> | undefined {
  if (choice === 'leaflet') {
    const leaflet = formText(fields, 'leaflet')
    return leaflet === '' ? undefined : { leaflet }
  }
  if (choice === 'list') {
    const { lines, wrong } = linesIn(formText(fields, 'list'))
    return lines.length === 0 || lines.length > mostLines || wrong.length > 0 ? undefined : { lines }
  }
  const [q, category] = [formText(fields, 'q').trim(), optional(fields, 'category')]
  if (q === '' && category === undefined) return undefined
  return { ...(q !== '' && { q }), ...(category !== undefined && { category_id: category }) }
}

/** The promotion as the form says it by now; undefined until there is enough of it to look at. */
export function promotionBody(fields: FormData, choice: Choice): PromotionBody | undefined {
  const kind = promotionKinds.find((one) => one === formText(fields, 'kind')) ?? 'percent'
  const [from, to] = [formText(fields, 'from'), formText(fields, 'to')]
  const chosen = chosenIn(fields, choice)
  if (chosen === undefined || from === '' || to === '' || to < from) return undefined
  const [percent, pieces, paid] = [optional(fields, 'percent'), optional(fields, 'pieces'), optional(fields, 'paid')]
  const cents = formText(fields, 'euros').trim() === '' ? undefined : centsIn(fields, 'euros')
  if (kind === 'price' && cents === undefined && chosen.lines?.every((line) => line.cents !== undefined) !== true)
    return undefined
  if (kind === 'pieces' && (pieces === undefined || paid === undefined)) return undefined
  if ((kind === 'percent' || kind === 'second') && percent === undefined) return undefined
  const stores = fields.getAll('stores').map(Number)
  return {
    ...chosen,
    kind,
    from,
    to,
    ...(cents !== undefined && kind === 'price' && { cents }),
    ...(percent !== undefined && { percent }),
    ...(pieces !== undefined && { pieces }),
    ...(paid !== undefined && { paid_pieces: paid }),
    ...(stores.length > 0 && { warehouse_ids: stores }),
    members_only: fields.has('members'),
    leave_promoted: fields.has('leave'),
  }
}
