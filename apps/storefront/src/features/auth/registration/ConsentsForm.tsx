import { updateDisclaimer } from '@bottega/contract/registration/calls.ts'
import type { DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import { answerFaults, type Answers, givenAnswers } from './consent-answers.ts'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './Registration.module.css'

type ConsentsFormProps = {
  disclaimers: readonly DisclaimerView[]
  /** Called once the choices are stored. */
  onSaved?: () => void
}

/**
 * The answers the customer has given; a no they never gave is chosen no more than a yes. (Account and after-sales,
 * section 5)
 */
const answersOf = (disclaimers: readonly DisclaimerView[]): Answers =>
  Object.fromEntries(
    disclaimers.map(({ personInfoTypeId, value, required, answered = false }) => [
      personInfoTypeId,
      value === '1' ? '1' : answered && !required ? '0' : undefined,
    ]),
  )

/** The consents of an account, with the customer's answers; a part for any page of the account. */
export function ConsentsForm({ disclaimers, onSaved }: ConsentsFormProps) {
  const t = useTranslations(registrationWords)
  const ask = useAsk()
  const [answers, setAnswers] = useState(() => answersOf(disclaimers))
  const [faults, setFaults] = useState<Record<number, Verdict>>({})
  const saving = useCommand(async () => {
    const body = { disclaimers: givenAnswers(disclaimers, answers) }
    const { response } = await browserApi().call(updateDisclaimer, { body })
    notifyRemarks(response)
    onSaved?.()
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = answerFaults(disclaimers, answers)
    // Rendered at once: the focus goes to a field that says why.
    flushSync(() => setFaults(found))
    if (Object.keys(found).length === 0) saving.run()
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')?.focus()
  }

  /** Yes opens the page of the cooperatives' members in a new tab. (Account and after-sales, section 2) */
  async function offerMembership() {
    const words = { title: t('member.title'), text: t('member.text'), yes: t('member.yes'), no: t('member.no') }
    if (await ask<boolean>((answer) => <ConfirmDialog {...words} onAnswer={answer} />))
      window.open(paths.editorPage('diventa-socio-coop'), '_blank', 'noopener')
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <ConsentFields
        disclaimers={disclaimers}
        answers={answers}
        onAnswer={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
        faults={faults}
      />
      {saving.refusal !== undefined && <Notice tone="error">{saving.refusal}</Notice>}
      <Button type="submit" size="large" busy={saving.busy}>
        {t('saved')}
      </Button>
      <Button variant="quiet" onClick={() => void offerMembership()}>
        {t('member.open')}
      </Button>
    </form>
  )
}
