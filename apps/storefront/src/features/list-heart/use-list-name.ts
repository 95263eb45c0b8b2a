import { listNameMaximum } from '@bottega/rules/validators/text.ts'
import { useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { useCommand } from '../../lib/api/use-command.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { listsWords } from './words/lists.ts'

/**
 * The name of a list as a form asks for it: it may not be empty, and the shop may refuse it. Once saved the field is
 * empty for the next one, unless the shopper leaves.
 */
export function useListName(initial: string, save: (name: string) => Promise<'leaving' | void>) {
  const t = useTranslations(listsWords)
  const [name, setName] = useState(initial)
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useCommand(async () => {
    const outcome = await save(name)
    if (outcome !== 'leaving') setName('')
    return outcome
  })

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const isMissing = name.trim() === ''
    setMissing(isMissing)
    if (!isMissing) run()
  }

  const field = {
    value: name,
    maxLength: listNameMaximum,
    autoComplete: 'off',
    error: missing ? t('nameMissing') : refusal,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setName(event.currentTarget.value),
  }
  return { busy, field, onSubmit }
}
