import { socialUserDetail } from '@bottega/contract/social/calls.ts'
import { redirect } from 'react-router'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import type { Route } from './+types/SocialCompletedPage.ts'
import { loadRegistration } from './load-registration.ts'
import { RegistrationSheet } from './RegistrationSheet.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(registrationWords, locale)('social.title'))

/** Without a login that waits for it, this is an ordinary registration. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  const [choices, { data }] = await Promise.all([loadRegistration(api), api.call(socialUserDetail)])
  if (data.social === undefined) throw redirect(paths.register())
  return { choices, social: data.social }
}

/** The first login by Google or Facebook goes on here: what the service said is filled in. (decision 0312) */
export default function SocialCompletedPage({ loaderData: { choices, social } }: Route.ComponentProps) {
  const t = useTranslations(registrationWords)
  return (
    <RegistrationSheet {...choices} known={social} title={t('social.title')} intro={t(`social.${social.provider}`)} />
  )
}
