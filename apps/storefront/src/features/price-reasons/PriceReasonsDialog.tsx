import { cartPriceReasons } from '@bottega/contract/cart/calls.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../lib/notices/LoadedPart.tsx'
import type { Ask } from '../../lib/questions/ask.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { PriceSum } from './PriceSum.tsx'
import styles from './PriceReasonsDialog.module.css'
import { priceReasonsWords } from './words/priceReasons.ts'

export interface PricedGoods {
  readonly productId: number
  readonly name: string
  /** The line whose price it is; without it the price of the product's page. */
  readonly itemId?: number
}

/** Opens the reasons of a price over the page, until they are closed. */
export const askPriceReasons = (ask: Ask, goods: PricedGoods) =>
  ask<undefined>((answer) => <PriceReasonsDialog goods={goods} onClose={() => answer(undefined)} />)

async function load({ productId, itemId }: PricedGoods) {
  const query = { product_id: productId, ...(itemId !== undefined && { item_id: itemId }) }
  return (await browserApi().call(cartPriceReasons, { query })).data
}

const SumSkeleton = () => (
  <>
    <Skeleton narrow />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </>
)

/** Why a price is what it is, as a sum a person can follow. */
function PriceReasonsDialog({ goods, onClose }: { goods: PricedGoods; onClose: () => void }) {
  const t = useTranslations([commonWords, priceReasonsWords])
  const loaded = useLoaded(`${goods.productId} ${goods.itemId}`, () => load(goods))
  return (
    <Dialog open title={t('priceReasons.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles.name}>{goods.name}</p>
      <div className={styles.reasons}>
        <LoadedPart loaded={loaded} placeholder={<SumSkeleton />}>
          {(reasons) => <PriceSum reasons={reasons} />}
        </LoadedPart>
      </div>
    </Dialog>
  )
}
