import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import { isPackagingAsked } from '@bottega/rules/cart/shopping-choices.ts'
import { RadioGroup } from '@bottega/ui/components/fields/RadioGroup.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { choicesWords } from './words/choices.ts'

interface PackagingChoiceProps {
  types: readonly PackagingTypeView[]
  /** Undefined while none was chosen: then none is marked, whatever the shop's usual bags are. */
  chosen: number | undefined
  isMissing: boolean
  onChoose: (packagingTypeId: number) => void
}

/** Bags, and what they cost. Renders nothing where there is nothing to ask. (Shopping core, sections 7 and 9) */
export function PackagingChoice({ types, chosen, isMissing, onChoose }: PackagingChoiceProps) {
  const t = useTranslations(choicesWords, 'packaging')
  const { locale } = usePageSetting()
  if (!isPackagingAsked(types)) return null

  const priceOf = ({ price }: PackagingTypeView) =>
    price === undefined ? [] : [price === 0 ? t('free') : formatEuros(price, locale)]
  const sizeOf = ({ size }: PackagingTypeView) => (size === undefined ? [] : [t('size', { size })])
  return (
    <RadioGroup
      name="packaging"
      legend={t('title')}
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
      {...(isMissing && { error: t('missing') })}
      options={types.map((type) => ({
        value: String(type.packagingTypeId),
        label: [type.name, ...sizeOf(type), ...priceOf(type)].join(' · '),
        help: type.description,
      }))}
    />
  )
}
