import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useBubble } from '../../../lib/words/use-bubble.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { promotionWords } from '../words/promotion.ts'
import styles from './PromotionDialog.module.css'

type PromotionDialogProps = {
  promotion: WarehousePromoView
  /** How many a yes adds, where that is more than were asked for. */
  adds: string | undefined
  /** Undefined when the shopper cancelled: then nothing is added. */
  onAnswer: (yes: boolean | undefined) => void
}

/** Asks whether a promotion that can be declined is wanted. (Shopping core, section 4) */
export function PromotionDialog({ promotion, adds, onAnswer }: PromotionDialogProps) {
  const t = useTranslations([commonWords, promotionWords])
  const bubble = useBubble()
  const { view } = promotion
  return (
    <Dialog
      open
      title={view.selectablePromoText ?? t('promotion.want')}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('promotion.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {adds === undefined ? t('promotion.yes') : t('promotion.yesAdding', { quantity: adds })}
          </Button>
        </>
      }
    >
      <p className={styles.promotion}>
        <Badge tone="offer">{bubble(promotion)}</Badge> {view.body}
      </p>
      {view.footer && <p className={styles.until}>{view.footer}</p>}
    </Dialog>
  )
}
