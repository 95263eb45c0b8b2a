import { cardsAdd } from '@bottega/contract/loyalty/calls.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { cardDigits } from '@bottega/rules/loyalty/card.ts'
import { loyaltyCard } from '@bottega/rules/validators/loyalty-card.ts'
import { birthDay } from '@bottega/rules/people/registration.ts'
import { readDay } from '@bottega/rules/validators/date.ts'
import { every } from '@bottega/rules/validators/verdict.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { DayField } from '../../../lib/fields/DayField.tsx'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifications } from '../../../lib/notices/notifications.ts'
import { formText } from '../../../lib/words/form-text.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'

/** The prefix that counts is known to the shop alone; the check digit tells a typing error at once. */
const cardNumber = every(required, loyaltyCard(''))

/** Adds a card by its number and the birth date it was issued with. (decision 0330) */
export function AddCard() {
  const t = useTranslations(loyaltyWords, 'card.add')
  const verdictText = useVerdictText()
  const { revalidate } = useRevalidator()
  const [errors, setErrors] = useState<{ number?: string | undefined; birthDate?: string | undefined }>({})
  const number = useRef<HTMLInputElement>(null)
  const birthDate = useRef<HTMLInputElement>(null)
  const { busy, refusal, run } = useCommand(async (fidelity_card: string, birth_date: string) => {
    await browserApi().call(cardsAdd, { body: { fidelity_card, birth_date } })
    notifications.notify('success', t('added'))
    await revalidate()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const digits = cardDigits(formText(form, 'number'))
    const typed = formText(form, 'birthDate').trim()
    const day = readDay(typed) ?? typed
    const birthFault = verdictText(every(required, birthDay(shopDate(new Date())))(day))
    const found = { number: verdictText(cardNumber(digits)), birthDate: birthFault }
    setErrors(found)
    if (found.number !== undefined) number.current?.focus()
    else if (found.birthDate !== undefined) birthDate.current?.focus()
    else run(digits, day)
  }

  return (
    <section className={parts.panel} aria-labelledby="add-card">
      <h2 id="add-card">{t('title')}</h2>
      <p className={parts.lead}>{t('text')}</p>
      <form method="post" noValidate className={parts.form} onSubmit={submit}>
        {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
        <TextField
          ref={number}
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          error={errors.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          required
        />
        <DayField
          ref={birthDate}
          name="birthDate"
          label={t('birthDate')}
          help={t('birthDateHelp')}
          error={errors.birthDate}
          autoComplete="bday"
          required
        />
        <Button type="submit" size="large" busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}
