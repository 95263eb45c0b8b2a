import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import basket from '../../assets/basket.webp'
import { errorsWords } from '../../lib/words/shared/errors.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'

/** Page not found, with a link to the home page. (Shopping core, section 2) */
export function NotFound() {
  const t = useTranslations(errorsWords)
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={<img src={basket} alt="" width="160" height="160" />}
      action={<LinkButton href={paths.home()}>{t('notFound.action')}</LinkButton>}
    />
  )
}
