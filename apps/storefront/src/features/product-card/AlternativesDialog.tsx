import { Dialog } from '@bottega/ui/components/Dialog.tsx'
import { EmptyState } from '@bottega/ui/components/EmptyState.tsx'
import { ErrorState } from '@bottega/ui/components/ErrorState.tsx'
import { useTranslations } from 'use-intl'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx'
import { useAlternatives } from './use-alternatives.ts'
import type { ShelfProduct } from './shelf-product.ts'

type AlternativesDialogProps = { product: ShelfProduct; onClose: () => void }

/** What can stand in for a product that is not there. (Shopping core, section 7: list-product-alternative) */
export function AlternativesDialog({ product, onClose }: AlternativesDialogProps) {
  const t = useTranslations()
  const { products, failure, retry } = useAlternatives(product.productId)
  return (
    <Dialog
      open
      size="slot"
      title={t('product.alternativesTitle', { name: product.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {failure !== undefined && <ErrorState title={failure} retryLabel={t('common.retry')} onRetry={retry} />}
      {failure === undefined && products === undefined && <ProductGridSkeleton count={3} />}
      {products?.length === 0 && (
        <EmptyState title={t('product.noAlternatives')} text={t('product.noAlternativesText')} />
      )}
      {products !== undefined && products.length > 0 && <ProductGrid products={products} onFollow={onClose} />}
    </Dialog>
  )
}
