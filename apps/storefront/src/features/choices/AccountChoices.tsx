import type { CallInput } from '@bottega/contract/call.ts'
import { cartChoose } from '@bottega/contract/cart/calls.ts'
import type { CartChoicesView, PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import { useState } from 'react'
import { notifications } from '../../lib/notices/notifications.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { AlternativesChoice } from './AlternativesChoice.tsx'
import { PackagingChoice } from './PackagingChoice.tsx'
import { choicesWords } from './words/choices.ts'

interface AccountChoicesProps {
  answers: CartChoicesView
  types: readonly PackagingTypeView[]
}

/** The answers of the account for all shopping. Each answer is stored at once, in the open cart too. */
export function AccountChoices({ answers, types }: AccountChoicesProps) {
  const t = useTranslations(choicesWords, 'account')
  const { perform } = useCartStore()
  const [known, setKnown] = useState(answers)

  async function choose(answer: CartChoicesView, body: CallInput<typeof cartChoose>['body']) {
    const before = known
    setKnown({ ...known, ...answer })
    const isStored = await perform((api) => api.call(cartChoose, { query: { show_sectors: true }, body }))
    if (isStored) notifications.notify('success', t('saved'))
    else setKnown(before)
  }

  return (
    <section aria-labelledby="choices-title">
      <h2 id="choices-title">{t('title')}</h2>
      <p>{t('intro')}</p>
      <AlternativesChoice
        accepts={known.acceptAlternatives}
        isMissing={false}
        onChoose={(accept) => void choose({ acceptAlternatives: accept }, { accept_alternatives: accept })}
      />
      <PackagingChoice
        types={types}
        chosen={known.packagingTypeId}
        isMissing={false}
        onChoose={(id) => void choose({ packagingTypeId: id }, { packaging_type_id: id })}
      />
    </section>
  )
}
