import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import basket from '../../assets/basket.webp'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { ProductSlider } from '../product-card/shelf/ProductSlider.tsx'
import type { ShelfProduct } from '../product-card/shelf-product.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import { SavedWords } from './saved-words/SavedWords.tsx'
import styles from './NothingFound.module.css'
import { searchWords } from './words/search.ts'

type NothingFoundProps = {
  q: string
  /** The things the words exclude; the page says that no product is without them. */
  without: readonly string[]
  instead: readonly ShelfProduct[]
  departments: readonly { name: string; slug: string }[]
}

/** A search without results: a friendly text, and what to do next. */
export function NothingFound({ q, without, instead, departments }: NothingFoundProps) {
  const t = useTranslations([productWords, searchWords])
  const titleOf = () => {
    if (without.length > 0) return t('search.nothingWithout', { without: without.join(', ') })
    return q ? t('search.nothingFor', { q }) : t('search.nothing')
  }
  return (
    <>
      <EmptyState
        title={titleOf()}
        text={t(without.length > 0 ? 'search.nothingWithoutText' : 'search.nothingText')}
        picture={<img src={basket} alt="" width="140" height="140" />}
        action={<LinkButton href={paths.offers()}>{t('search.seeOffers')}</LinkButton>}
      />
      {q && (
        <p className={styles.content}>
          <ShopLink to={paths.contentSearch({ q })}>{t('search.inContent', { q })}</ShopLink>
        </p>
      )}
      <SavedWords />
      {departments.length > 0 && (
        <nav aria-label={t('search.departments')} className={styles.departments}>
          <h2>{t('search.departments')}</h2>
          <ul>
            {departments.map(({ name, slug }) => (
              <li key={slug}>
                <Chip href={paths.category(slug)}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {instead.length > 0 && <ProductSlider title={t('product.recommended')} products={instead} />}
    </>
  )
}
