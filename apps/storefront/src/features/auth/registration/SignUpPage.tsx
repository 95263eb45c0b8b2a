import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { lazy, Suspense, useState } from 'react'
import { Navigate, redirect } from 'react-router'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { storeWanted } from '../../../lib/storage/wanted.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { registrationWords } from '../words/registration.ts'
import { signUpWords } from '../words/sign-up.ts'
import type { Route } from './+types/SignUpPage.ts'
import { loadRegistration } from './load-registration.ts'

/** A part of its own, so that the pages where visits begin share their scripts as before. */
const RegistrationForm = lazy(() =>
  import('./RegistrationForm.tsx').then((module) => ({ default: module.RegistrationForm })),
)

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(signUpWords, locale)('title')),
  { name: 'robots', content: 'noindex' },
]

/** Of a shop where visitors have carts and can sign up; in any other a checkout begins with the login. */
export function loader({ context }: Route.LoaderArgs) {
  const { api, anonymousCarts = false, registration = true } = context.get(visitContext)
  if (!anonymousCarts || !registration) throw redirect(toLogin)
  return loadRegistration(api, paths.checkout())
}

const toLogin = paths.login({ redirect: paths.checkout() })

/**
 * The first step of the checkout for a visitor with a cart. A new customer goes on with place and time at once; the mail
 * that confirms comes back to the checkout. (decision 856)
 */
export default function SignUpPage({ loaderData: { disclaimers } }: Route.ComponentProps) {
  const t = useTranslations(signUpWords)
  const tRegistration = useTranslations(registrationWords)
  const isEmpty = useShopperPart(({ cart }) => cart.totalItems === 0)
  const [sentTo, setSentTo] = useState<string>()
  if (isEmpty) return <Navigate to={paths.cart()} replace />
  if (sentTo !== undefined)
    return (
      <AccountSheet title={t('sent.title')}>
        <output className={styles.form}>
          <p>{t('sent.text', { email: sentTo })}</p>
          <LinkButton href={toLogin} variant="secondary">
            {t('sent.login')}
          </LinkButton>
          <LinkButton href={paths.resendConfirmation()} variant="quiet">
            {tRegistration('sent.again')}
          </LinkButton>
        </output>
      </AccountSheet>
    )
  return (
    <AccountSheet title={t('title')} intro={t('intro')}>
      <ShopLink to={toLogin}>{tRegistration('hasAccount')}</ShopLink>
      <Suspense fallback={null}>
        <RegistrationForm
          inCheckout={t('submit')}
          disclaimers={disclaimers}
          stores={[]}
          onSent={(email) => {
            storeWanted(paths.checkout())
            setSentTo(email)
            window.scrollTo({ top: 0 })
          }}
          onEntered={() => {
            storeWanted(paths.checkout())
            // Prices, shelves and texts may all differ for the customer: the shop loads again.
            window.location.assign(paths.checkout({ go: true }))
          }}
        />
      </Suspense>
    </AccountSheet>
  )
}
