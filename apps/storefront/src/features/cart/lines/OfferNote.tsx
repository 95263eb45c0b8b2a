import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { useBubble } from '../../../lib/words/use-bubble.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { incompleteOffer } from '../../cart-store/grouped-offer.ts'
import { lineQuestionsWords } from '../words/line-questions.ts'
import styles from './OfferNote.module.css'

/** How many pieces more a line needs for its 3×2; nothing where it has them, or no such offer. */
export function OfferNote({ item }: { item: CartItemView }) {
  const t = useTranslations(lineQuestionsWords, 'promotion')
  const bubble = useBubble()
  const incomplete = incompleteOffer(item)
  if (incomplete === undefined) return null
  return <p className={styles.note}>{t('missing', { missing: incomplete.missing, offer: bubble(incomplete.offer) })}</p>
}
