import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useLocation } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/ProfileOutcomePage.ts'

const outcomes = {
  'profile-updated': 'updated',
  'profile-confirmed': 'confirmed',
  'profile-update-error': 'failed',
} as const

const outcomeOf = (pathname: string) => outcomes[pathname.split('/').at(-1) as keyof typeof outcomes] ?? 'updated'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)(`data.${outcomeOf(location.pathname)}.title`))

/** The outcome of a change of the profile: updated, confirmed, failed. (Account and after-sales, section 2) */
export default function ProfileOutcomePage() {
  const t = useTranslations(profileWords, 'data')
  const outcome = outcomeOf(useLocation().pathname)
  return (
    <AccountSheet title={t(`${outcome}.title`)} intro={t(`${outcome}.text`)}>
      <div>
        {outcome === 'failed' ? (
          <LinkButton href={paths.profileUpdate()}>{t('again')}</LinkButton>
        ) : (
          <LinkButton href={paths.profile()}>{t('toBoard')}</LinkButton>
        )}
      </div>
    </AccountSheet>
  )
}
