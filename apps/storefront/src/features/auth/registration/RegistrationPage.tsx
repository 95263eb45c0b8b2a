import { useEffect, useState } from 'react'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { registrationWords } from '../words/registration.ts'
import type { Route } from './+types/RegistrationPage.ts'
import { loadRegistration } from './load-registration.ts'
import { RegistrationSheet } from './RegistrationSheet.tsx'
import { forgetTypedEmail, typedEmail } from './typed-email.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(registrationWords, locale)('title'))

export const loader = ({ context }: Route.LoaderArgs) => loadRegistration(context.get(visitContext).api)

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(registrationWords)
  const [email] = useState(typedEmail)
  useEffect(forgetTypedEmail, [])
  return (
    <RegistrationSheet
      {...loaderData}
      title={t('title')}
      intro={t('intro')}
      {...(email !== undefined && { known: { email } })}
    />
  )
}
