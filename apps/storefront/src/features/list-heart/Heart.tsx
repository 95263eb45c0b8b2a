import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { useAsk } from '../../lib/questions/ask.ts'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { isFavourite, useLists, useListsStore } from './lists-store.ts'

type HeartProps = { product: { productId: number; name: string } }

/**
 * Shows whether a product is on one of the customer's lists, and adds or removes it. The script of a press loads with
 * the first press.
 */
export function Heart({ product }: HeartProps) {
  return (
    <PersonalPart by={({ lists }) => isFavourite(lists, product.productId)}>
      <HeartButton product={product} />
    </PersonalPart>
  )
}

function HeartButton({ product }: HeartProps) {
  const t = useTranslations(productWords)
  const ask = useAsk()
  const lists = useListsStore()
  const shopper = useShopperStore()
  const pressed = useLists(({ favourites }) => favourites.has(product.productId))

  async function press() {
    const { pressHeart } = await import('./press-heart.tsx')
    await pressHeart({ ask, lists, shopper }, product)
  }

  return (
    <IconButton
      icon="heart"
      filled={pressed}
      aria-pressed={pressed}
      label={t('heart', { name: product.name })}
      onClick={() => void press()}
    />
  )
}
