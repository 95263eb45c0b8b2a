import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { LineNote } from './LineNote.tsx'
import { LinePieces } from './LinePieces.tsx'
import { LineReplacement } from './LineReplacement.tsx'

/** The answers a customer gives with a line beside its quantity: how it is counted, what replaces it, and a note to the picker. */
export function LineWishes({ item }: { item: CartItemView }) {
  return (
    <>
      <LineReplacement item={item} />
      <LinePieces item={item} />
      <LineNote item={item} />
    </>
  )
}
