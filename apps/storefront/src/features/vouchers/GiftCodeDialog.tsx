import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { vouchersWords } from './words/vouchers.ts'

type GiftCodeDialogProps = {
  product: string
  voucher: MyVoucherView
  /** Undefined when the shopper cancelled: then nothing is added. */
  onAnswer: (yes: boolean | undefined) => void
}

/** Asks whether a voucher is used for what is about to be added. (Shopping core, section 4: optional gift code) */
export function GiftCodeDialog({ product, voucher: { name, description }, onAnswer }: GiftCodeDialogProps) {
  const t = useTranslations([commonWords, vouchersWords])
  return (
    <Dialog
      open
      title={t('vouchers.ask.title', { name })}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('vouchers.ask.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('vouchers.ask.yes')}</Button>
        </>
      }
    >
      <p>{product}</p>
      {description !== name && <p>{description}</p>}
    </Dialog>
  )
}
