import type { FieldFault } from '@bottega/rules/forms/check-form.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useVerdictText } from '../../lib/words/use-verdict-text.ts'
import { formsWords } from './words/forms.ts'

/** The text on the fault of a field, in the page's language. (Content and discovery, section 8) */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const t = useTranslations(formsWords, 'faults')
  const verdictText = useVerdictText()
  return (fault) => {
    if (fault === undefined) return undefined
    if ('count' in fault) return verdictText({ ok: false, message: fault.reason, count: fault.count })
    switch (fault.reason) {
      case 'consent':
      case 'choice':
      case 'upload':
        return t(fault.reason)
      case 'date.early':
        return t('early')
      case 'number.range': {
        const [min, max] = [String(fault.min), String(fault.max)]
        return fault.max === null
          ? t('least', { min })
          : fault.min === null
            ? t('most', { max })
            : t('between', { min, max })
      }
      case 'number.step':
        return t('step', { step: String(fault.step) })
      case 'schema':
        return fault.message
      default:
        return fault satisfies never
    }
  }
}
