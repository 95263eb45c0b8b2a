import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { LeafletProductCard } from '../card/LeafletProductCard.tsx'
import { type LeafletProduct, loadLeafletProducts } from '../load-leaflets.ts'
import { leafletsWords } from '../words/leaflets.ts'

type AreaDialogProps = { leaflet: LeafletView; page: number; productId: number; onClose: () => void }

/** The product of an area, to put in the cart or on the leaflet's list. */
export function AreaDialog({ leaflet, page, productId, onClose }: AreaDialogProps) {
  const t = useTranslations(leafletsWords)
  const [product, setProduct] = useState<LeafletProduct | 'not sold'>()
  useEffect(() => {
    void answerOrNotify(loadLeafletProducts(browserApi(), leaflet.leafletId, page)).then((answer) =>
      setProduct(answer?.products.find((one) => one.productId === productId) ?? 'not sold'),
    )
  }, [leaflet.leafletId, page, productId])
  return (
    <Dialog open size="login" title={leaflet.title} closeLabel={t('close')} onClose={onClose}>
      {product === undefined && <output>{t('loading')}</output>}
      {product === 'not sold' && <output>{t('notHere')}</output>}
      {typeof product === 'object' && <LeafletProductCard leaflet={leaflet} product={product} />}
    </Dialog>
  )
}
