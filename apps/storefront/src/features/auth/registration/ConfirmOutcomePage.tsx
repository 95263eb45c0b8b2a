import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useLocation } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import type { Route } from './+types/ConfirmOutcomePage.ts'
import { outcomeAt } from './outcome-at.ts'
import { ResendForm } from './ResendForm.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  namedPageMeta(matches, (locale) =>
    translatorOf(registrationWords, locale)(`outcomes.${outcomeAt(location.pathname)}.title`),
  )

/** How a confirmation ended, with the next step. (Account and after-sales, section 2) */
export default function ConfirmOutcomePage() {
  const t = useTranslations(registrationWords)
  const outcome = outcomeAt(useLocation().pathname)
  return (
    <AccountSheet title={t(`outcomes.${outcome}.title`)}>
      <div className={styles.form}>
        <p>{t(`outcomes.${outcome}.text`)}</p>
        {outcome === 'error' && <ResendForm />}
        <LinkButton href={paths.login()} {...(outcome === 'error' && { variant: 'secondary' as const })}>
          {t('toLogin')}
        </LinkButton>
      </div>
    </AccountSheet>
  )
}
