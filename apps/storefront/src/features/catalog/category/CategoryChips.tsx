import { changeFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { Chip } from '@bottega/ui/components/actions/Chip.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { listingHref, type ListingScope } from '../listing/listing-address.ts'
import { catalogWords } from '../words/catalog.ts'
import type { ShownCategory } from './shown-category.ts'

type CategoryChipsProps = { category: ShownCategory; scope: ListingScope; filters: ProductFilters }

/** The shelves of a department and its offers, one press away. */
export function CategoryChips({ category: { slug, shelves, whole }, scope, filters }: CategoryChipsProps) {
  const t = useTranslations(catalogWords)
  return (
    <>
      {shelves.length > 0 && (
        <Chip href={paths.category(whole.slug)} active={whole.slug === slug}>
          {t('all')}
        </Chip>
      )}
      {shelves.map((shelf) => (
        <Chip key={shelf.slug} href={paths.category(shelf.slug)} active={shelf.slug === slug}>
          {shelf.name}
        </Chip>
      ))}
      <Chip
        tone="offer"
        href={listingHref(scope, changeFilters(filters, { promo: !filters.promo }))}
        active={filters.promo}
      >
        {t('offers')}
      </Chip>
    </>
  )
}
