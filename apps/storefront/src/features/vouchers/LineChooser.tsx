import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { goodsText } from '@bottega/rules/text/goods-text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { useState } from 'react'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { vouchersWords } from './words/vouchers.ts'

type LineChooserProps = {
  name: string
  lines: readonly CartItemView[]
  onAnswer: (itemId: number | undefined) => void
}

/** Asks for the line a voucher is applied to. */
export function LineChooser({ name, lines, onAnswer }: LineChooserProps) {
  const t = useTranslations([commonWords, vouchersWords])
  const [chosen, setChosen] = useState(String(lines[0]?.itemId))
  return (
    <Dialog
      open
      title={name}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={<Button onClick={() => onAnswer(Number(chosen))}>{t('vouchers.mine.use')}</Button>}
    >
      <RadioGroup
        legend={t('vouchers.mine.whichLine')}
        options={lines.map(({ itemId, product, optionsText }) => ({
          value: String(itemId),
          label: goodsText(product.name, product.description, optionsText),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
