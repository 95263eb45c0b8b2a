import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { quantityWords } from '../words/quantity.ts'
import { areOptionsComplete, OptionFields, type ChosenOptions } from './OptionFields.tsx'
import type { SoldProduct } from '../../cart-store/selling.ts'

type OptionsDialogProps = { product: SoldProduct; onAnswer: (chosen: ChosenOptions | undefined) => void }

/**
 * Asks for the options of a product; it can be added once every option has a value. (Shopping core, sections 2 and 5)
 */
export function OptionsDialog({ product, onAnswer }: OptionsDialogProps) {
  const t = useTranslations([commonWords, quantityWords])
  const [chosen, setChosen] = useState<ChosenOptions>({})
  const complete = areOptionsComplete(product, chosen)
  return (
    <Dialog
      open
      title={t('quantity.chooseAll')}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(undefined)}
      footer={
        <Button disabled={!complete} onClick={() => onAnswer(chosen)}>
          {t('quantity.add')}
        </Button>
      }
    >
      <p>{product.name}</p>
      <OptionFields product={product} chosen={chosen} onChange={setChosen} />
    </Dialog>
  )
}
