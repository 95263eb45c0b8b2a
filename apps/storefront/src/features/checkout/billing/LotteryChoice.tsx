import { lotteryView } from '@bottega/contract/billing/calls.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { LotteryField } from './LotteryField.tsx'

/** The lottery code of this order; with an invoice there is none. */
export function LotteryChoice({ onHold }: { onHold: (held: boolean) => void }) {
  const wantsInvoice = useShopper().cart.cartInfos['need_invoice'] === 'true'
  const loaded = useLoaded('lottery', async () => (await browserApi().call(lotteryView)).data)
  if (wantsInvoice) return null
  return (
    <LoadedPart loaded={loaded} placeholder={<Skeleton shape="row" />}>
      {({ lotteryCode, tollFreeNumber }) => (
        <LotteryField saved={lotteryCode} tollFreeNumber={tollFreeNumber} onHold={onHold} />
      )}
    </LoadedPart>
  )
}
