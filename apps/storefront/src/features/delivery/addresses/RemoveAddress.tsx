import { addressesDelete } from '@bottega/contract/delivery/calls.ts'
import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { addressLine } from './address-list.ts'
import { removalAnswer } from './removal-answer.ts'

type RemoveAddressProps = { address: AddressView; onClose: (removed: boolean) => void }

/** Asks before an address is removed; the shop refuses for the address of the cart. */
export function RemoveAddress({ address, onClose }: RemoveAddressProps) {
  const t = useTranslations([commonWords, deliveryWords])

  async function answer(yes: boolean) {
    onClose(yes && (await remove(address.addressId)))
  }

  return (
    <ConfirmDialog
      title={t('delivery.address.removeTitle')}
      text={`${address.addressName}: ${addressLine(address)}`}
      yes={t('delivery.address.removeConfirm')}
      no={t('common.cancel')}
      onAnswer={(yes) => void answer(yes)}
    />
  )
}

async function remove(addressId: number): Promise<boolean> {
  const reply = await answerOrNotify(browserApi().call(addressesDelete, { query: { address_id: addressId } }))
  if (reply === undefined) return false
  const answer = removalAnswer(reply.response)
  notifyRemarks(answer.response)
  return answer.removed
}
