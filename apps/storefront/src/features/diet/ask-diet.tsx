import type { CheckedProduct } from '@bottega/contract/diet/diet.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import type { Ask } from '../../lib/questions/ask.ts'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import type { AddChoices } from '../cart-store/cart-store.ts'
import { check } from './checked-products.ts'
import { Findings } from './Findings.tsx'
import { dietWords } from './words/diet.ts'

/** Asks whether something that the household does not eat is wanted all the same. Undefined is a no. */
export async function askDiet(
  ask: Ask,
  { productId, name }: { productId: number; name: string },
  version: string,
): Promise<AddChoices | undefined> {
  const checked = await check(productId, version)
  if (typeof checked !== 'object' || !checked.asks) return {}
  const yes = await ask<boolean>((answer) => <DietDialog name={name} checked={checked} onAnswer={answer} />)
  return yes ? { infos: { accept_diet: 'true' } } : undefined
}

type DietDialogProps = { name: string; checked: CheckedProduct; onAnswer: (yes: boolean) => void }

function DietDialog({ name, checked, onAnswer }: DietDialogProps) {
  const t = useTranslations([commonWords, dietWords])
  return (
    <Dialog
      open
      title={t('diet.ask.title', { name })}
      closeLabel={t('common.close')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            {t('diet.ask.yes')}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t('diet.ask.no')}</Button>
        </>
      }
    >
      <p>{t('diet.ask.reason')}</p>
      <Findings checked={checked} />
    </Dialog>
  )
}
