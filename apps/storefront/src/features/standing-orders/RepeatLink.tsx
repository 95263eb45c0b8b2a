import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { repeatWords } from './words/repeat.ts'

/** Leads from a list to the form that makes a standing order of it. */
export function RepeatLink({ listId }: { listId: number }) {
  const t = useTranslations(repeatWords)
  return (
    <LinkButton variant="secondary" href={paths.standingOrders({ list: listId })}>
      {t('repeat')}
    </LinkButton>
  )
}
