import { lineNote } from '@bottega/rules/cart/line-note.ts'
import type { RepeatedItem } from '../cart/adding/order-again.ts'

type Line = Pick<
  RepeatedItem,
  'productId' | 'name' | 'optionsKey' | 'quantity' | 'acceptAlternatives' | 'promotionChoice'
> & { infos: Record<string, string> }

/** A line of a member as it goes into the cart of the holder: with its note, and the name of who brings it. */
export const broughtBy = (firstName: string, line: Line): RepeatedItem => ({
  ...line,
  note: lineNote(line.infos),
  addedBy: firstName,
})
