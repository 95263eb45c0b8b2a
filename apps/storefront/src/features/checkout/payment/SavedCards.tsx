import type { SavedPaymentView } from '@bottega/contract/checkout/checkout.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'
import styles from './SavedCards.module.css'

type SavedCardsProps = {
  cards: readonly SavedPaymentView[]
  chosen: number | undefined
  onChoose: (userPaymentAuthId: number | undefined) => void
  onRemove: (card: SavedPaymentView) => void
}

const another = 'another'

/** Cards saved at the provider, by their display names, and the choice of another one. */
export function SavedCards({ cards, chosen, onChoose, onRemove }: SavedCardsProps) {
  const t = useTranslations(checkoutWords, 'saved')
  const nameOf = ({ brand, lastDigits }: SavedPaymentView) => t('card', { brand, lastDigits })
  const picked = cards.find(({ userPaymentAuthId }) => userPaymentAuthId === chosen)
  return (
    <div className={styles.cards}>
      <RadioGroup
        legend={t('title')}
        options={[
          ...cards.map((card) => ({
            value: String(card.userPaymentAuthId),
            label: nameOf(card),
            help: t('expires', { expires: card.expires }),
          })),
          { value: another, label: t('another') },
        ]}
        value={picked === undefined ? another : String(picked.userPaymentAuthId)}
        onChange={(value) => onChoose(value === another ? undefined : Number(value))}
      />
      {picked && (
        <Button variant="quiet" onClick={() => onRemove(picked)}>
          {t('remove', { card: nameOf(picked) })}
        </Button>
      )}
    </div>
  )
}
