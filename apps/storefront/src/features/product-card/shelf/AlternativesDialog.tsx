import { productsAlternatives } from '@bottega/contract/catalog/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { Unavailability } from '../availability.ts'
import { productWords } from '../../../lib/words/shared/product.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx'
import { shelfProduct, type ShelfProduct } from '../shelf-product.ts'

type AlternativesDialogProps = { product: ShelfProduct; why: Unavailability; onClose: () => void }

/** Alternatives to an unavailable product. (Shopping core, section 7: list-product-alternative) */
export function AlternativesDialog({ product, why, onClose }: AlternativesDialogProps) {
  const t = useTranslations([commonWords, productWords])
  const { choosePlace, chooseTime } = useCheckoutFlow()
  const way = isOfTime(why) ? 'time' : 'place'
  const loaded = useLoaded(String(product.productId), () => alternativesOf(product.productId))
  return (
    <Dialog
      open
      size="slot"
      title={t('product.alternativesTitle', { name: product.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <LoadedPart loaded={loaded} placeholder={<ProductGridSkeleton count={3} />}>
        {(alternatives) =>
          alternatives.length > 0 ? (
            <ProductGrid products={alternatives} onFollow={onClose} />
          ) : (
            <EmptyState
              title={t('product.noAlternatives')}
              text={t(`product.noAlternativesText.${way}`)}
              action={
                <Button
                  onClick={() => {
                    onClose()
                    void (way === 'time' ? chooseTime() : choosePlace())
                  }}
                >
                  {t(`product.elsewhere.${way}`)}
                </Button>
              }
            />
          )
        }
      </LoadedPart>
    </Dialog>
  )
}

/** Whether another day may help; otherwise another store or service may. */
const isOfTime = ({ reason }: Unavailability) =>
  reason === 'day-lock' || reason === 'lead-time' || reason === 'product-cutoff'

async function alternativesOf(productId: number): Promise<ShelfProduct[]> {
  const query = { product_ids: [productId], details: true, filtered: true }
  const { data } = await browserApi().call(productsAlternatives, { query })
  return data.alternatives.flatMap(({ products }) => products.map(shelfProduct))
}
