import type { DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { FieldNote } from '@bottega/ui/components/fields/FieldNote.tsx'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { ConfirmDialog } from '../../../lib/questions/ConfirmDialog.tsx'
import { useAsk } from '../../../lib/questions/ask.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useVerdictText } from '../../../lib/words/use-verdict-text.ts'
import { registrationWords } from '../words/registration.ts'
import type { Answers } from './consent-answers.ts'
import styles from './Registration.module.css'

/** Priority of the consent whose refusal is asked about once more. (Account and after-sales, section 3) */
const marketing = 3

type ConsentFieldsProps = {
  disclaimers: readonly DisclaimerView[]
  answers: Answers
  onAnswer: (personInfoTypeId: number, value: '0' | '1' | undefined) => void
  faults: Readonly<Record<number, Verdict>>
}

/**
 * Required consents as boxes to tick, optional ones as yes or no. A no to marketing is asked about: who goes back keeps
 * the answer from before, never a yes they did not give. (Safety, 23)
 */
export function ConsentFields({ disclaimers, answers, onAnswer, faults }: ConsentFieldsProps) {
  const t = useTranslations(registrationWords)
  const textOf = useVerdictText()
  const ask = useAsk()

  async function choose({ personInfoTypeId, priority }: DisclaimerView, value: '0' | '1') {
    const isRefusal = priority === marketing && value === '0'
    const words = {
      title: t('marketing.title'),
      text: t('marketing.text'),
      yes: t('marketing.yes'),
      no: t('marketing.no'),
    }
    const isConfirmed = !isRefusal || (await ask<boolean>((answer) => <ConfirmDialog {...words} onAnswer={answer} />))
    if (isConfirmed) onAnswer(personInfoTypeId, value)
  }

  return disclaimers.map((one) => {
    const { personInfoTypeId, required, disclaimerTitle, disclaimerContent, disclaimerUrl, priority } = one
    const value = answers[personInfoTypeId]
    const error = textOf(faults[personInfoTypeId])
    const reading = (
      <a href={disclaimerUrl} target="_blank" rel="noreferrer" className={styles.reading}>
        {t('readAll')}: {disclaimerTitle}
      </a>
    )
    if (required)
      return (
        <div key={personInfoTypeId} className={styles.consent}>
          <p className={styles.about}>{disclaimerContent}</p>
          {reading}
          <Checkbox
            required
            checked={value === '1'}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `consent-${personInfoTypeId}`}
            onChange={({ currentTarget }) => onAnswer(personInfoTypeId, currentTarget.checked ? '1' : undefined)}
          >
            {t('read')} {disclaimerTitle}
          </Checkbox>
          <FieldNote id={`consent-${personInfoTypeId}`} error={error} />
        </div>
      )
    return (
      <div key={personInfoTypeId} className={styles.consent}>
        <RadioGroup
          legend={disclaimerTitle}
          options={[
            { value: '1', label: t('yes') },
            { value: '0', label: t('no') },
          ]}
          value={value}
          onChange={(chosen) => void choose(one, chosen)}
          about={
            <>
              <p className={styles.about}>{disclaimerContent}</p>
              {reading}
            </>
          }
          {...(error !== undefined && { error })}
        />
        {priority === marketing && value === '0' && <output>{t('marketing.warning')}</output>}
      </div>
    )
  })
}
