import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { choicesWords } from './words/choices.ts'

interface AlternativesChoiceProps {
  /** Undefined while it was never answered: then neither answer is marked. */
  accepts: boolean | undefined
  isMissing: boolean
  onChoose: (accept: boolean) => void
}

/** Whether what is missing may be replaced, for the whole shopping. */
export function AlternativesChoice({ accepts, isMissing, onChoose }: AlternativesChoiceProps) {
  const t = useTranslations(choicesWords, 'alternatives')
  return (
    <RadioGroup
      name="alternatives"
      legend={t('title')}
      about={<p>{t('about')}</p>}
      value={accepts === undefined ? undefined : accepts ? 'yes' : 'no'}
      onChange={(answer) => onChoose(answer === 'yes')}
      {...(isMissing && { error: t('missing') })}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
    />
  )
}
