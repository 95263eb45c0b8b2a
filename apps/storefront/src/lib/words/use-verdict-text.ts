import type { ValidationMessage, Verdict } from '@bottega/rules/validators/verdict.ts'
import { validationsWords } from './shared/validations.ts'
import { useTranslations } from './use-translations.ts'

/** Says in the page's language what a form rule complains about; undefined when it has no complaint. */
export function useVerdictText(): (verdict: Verdict | undefined) => string | undefined {
  // The typed keys ask for the arguments of one text; here any of them may come, and each takes at most a count.
  const t = useTranslations([validationsWords]) as unknown as (
    key: ValidationMessage,
    values: { count: number },
  ) => string
  return (verdict) => {
    if (verdict === undefined || verdict.ok) return undefined
    return t(verdict.message, { count: verdict.count ?? 0 })
  }
}
