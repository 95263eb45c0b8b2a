import { Dialog } from '@bottega/ui/components/Dialog.tsx'
import { EmptyState } from '@bottega/ui/components/EmptyState.tsx'
import { ErrorState } from '@bottega/ui/components/ErrorState.tsx'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx'
import { shelfProduct, type ShelfProduct } from './shelf-product.ts'

type AlternativesDialogProps = { product: ShelfProduct; onClose: () => void }

/** What can stand in for a product that is not there. (Shopping core, section 7: list-product-alternative) */
export function AlternativesDialog({ product, onClose }: AlternativesDialogProps) {
  const t = useTranslations()
  const { reload, ...answer } = useLoaded(String(product.productId), () => alternativesOf(product.productId))
  return (
    <Dialog
      open
      size="slot"
      title={t('product.alternativesTitle', { name: product.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {answer.state === 'failed' && <ErrorState title={answer.text} retryLabel={t('common.retry')} onRetry={reload} />}
      {answer.state === 'loading' && <ProductGridSkeleton count={3} />}
      {answer.state === 'ready' && answer.data.length === 0 && (
        <EmptyState title={t('product.noAlternatives')} text={t('product.noAlternativesText')} />
      )}
      {answer.state === 'ready' && answer.data.length > 0 && <ProductGrid products={answer.data} onFollow={onClose} />}
    </Dialog>
  )
}

async function alternativesOf(productId: number): Promise<ShelfProduct[]> {
  const query = { product_ids: [productId], details: true, filtered: true }
  const { data } = await browserApi().call('products.alternatives', { query })
  return data.alternatives.flatMap(({ products }) => products.map(shelfProduct))
}
