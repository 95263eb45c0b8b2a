import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import basket from '../../assets/basket.webp'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { ProductSlider } from '../product-card/shelf/ProductSlider.tsx'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { SavedWords } from './SavedWords.tsx'
import { searchWords } from './words/search.ts'

/** A search without results: a friendly text, and what to do next. */
export function NothingFound({ instead }: { instead: readonly ShelfProduct[] }) {
  const t = useTranslations([productWords, searchWords])
  return (
    <>
      <EmptyState
        title={t('search.nothing')}
        text={t('search.nothingText')}
        picture={<img src={basket} alt="" width="140" height="140" />}
        action={<LinkButton href={paths.offers()}>{t('search.seeOffers')}</LinkButton>}
      />
      <SavedWords />
      {instead.length > 0 && <ProductSlider title={t('product.recommended')} products={instead} />}
    </>
  )
}
