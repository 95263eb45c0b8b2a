import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { lineNoteWords } from '../words/lineNote.ts'
import { LineNote } from './LineNote.tsx'
import { LinePieces } from './LinePieces.tsx'
import { LineReplacement } from './LineReplacement.tsx'

/** The members of the household who added it, and the answers a customer gives with a line beside its quantity: how it is counted, what replaces it, and a note to the picker. */
export function LineWishes({ item }: { item: CartItemView }) {
  const t = useTranslations(lineNoteWords)
  return (
    <>
      {item.addedBy !== undefined && <small>{t('addedBy', { names: item.addedBy })}</small>}
      <LineReplacement item={item} />
      <LinePieces item={item} />
      <LineNote item={item} />
    </>
  )
}
