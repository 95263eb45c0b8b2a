import { FailureState } from '../../lib/notices/FailureState.tsx'
import { commonWords } from '../../lib/words/shared/common.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'

type FailureProps = { text?: string | undefined; onRetry: () => void }

/** A page that could not be rendered: the shop's own text if there is one, and a button to try again. */
export function Failure({ text, onRetry }: FailureProps) {
  const t = useTranslations(commonWords)
  return <FailureState level={1} text={text ?? t('generalError')} onRetry={onRetry} />
}
