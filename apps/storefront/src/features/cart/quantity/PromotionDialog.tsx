import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useBubble } from '../../../lib/words/use-bubble.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, type SoldProduct } from '../../cart-store/selling.ts'
import { lineQuestionsWords } from '../words/line-questions.ts'
import styles from './PromotionDialog.module.css'

type PromotionDialogProps = {
  product: SoldProduct
  /** How many a yes adds, where that is more than were asked for. */
  adds: Thousandths | undefined
  /** Undefined when the shopper cancelled: then nothing is added. */
  onAnswer: (yes: boolean | undefined) => void
}

/** Asks whether a promotion that can be declined is wanted. (Shopping core, section 4) */
export function PromotionDialog({ product, adds, onAnswer }: PromotionDialogProps) {
  const t = useTranslations([commonWords, lineQuestionsWords])
  const { locale } = usePageSetting()
  const bubble = useBubble()
  const { warehousePromo: promotion } = product
  if (promotion === undefined) return null
  const { view } = promotion
  return (
    <Dialog
      open
      title={view.selectablePromoText ?? t('line-questions.promotion.want')}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('line-questions.promotion.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {adds === undefined
              ? t('line-questions.promotion.yes')
              : t('line-questions.promotion.yesAdding', {
                  quantity: quantityText(adds, sellingModeOf(product), locale),
                })}
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
