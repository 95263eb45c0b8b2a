import { authTest } from '@bottega/contract/auth/calls.ts'
import { ownPath } from '@bottega/rules/content/own-path.ts'
import { lazy, Suspense, useEffect } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { authWords } from '../words/auth.ts'
import { LoginForm } from './LoginForm.tsx'
import { LoginWelcome } from './LoginWelcome.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { forgetEndedSession, leaveForLoginFrom } from '../../../lib/visit/leave-for-login.ts'
import { isSignedIn, useShopperStore } from '../../../lib/visit/shopper.ts'
import { goOnWithWanted } from '../../../lib/storage/wanted.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/LoginPage.ts'

const SignOnPin = lazy(() => import('./SignOnPin.tsx').then((module) => ({ default: module.SignOnPin })))

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(authWords, locale)('title'))

/** A signed-in customer is redirected to the page they asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await context.get(visitContext).api.call(authTest)
  if (isSignedIn(user)) throw redirect(ownPath(url.searchParams.get('redirect'), paths.home()))
  return null
}

const cartPages: ReadonlySet<string> = new Set([paths.cart(), paths.checkout(), paths.payment()])

/** Whether the login stands before the cart, its checkout or its payment. (Account and after-sales, section 6) */
const isBeforeCart = (redirect: string | null) =>
  cartPages.has(new URL(ownPath(redirect, paths.home()), 'http://own.invalid').pathname.replace(/(?<=.)\/$/, ''))

/** Logging in reloads the shop at the page that was asked for. (Shopping core, sections 2 and 4) */
export default function LoginPage() {
  const t = useTranslations(authWords)
  const [query] = useSearchParams()
  const backFromGroup = (why: string | null) => (why === 'refused' || why === 'unknown' ? t(`sso.${why}`) : undefined)
  const backFromSocial = (why: string | null) => (why === 'refused' || why === 'join' ? t(`social.${why}`) : undefined)
  const said = (['expired', 'closed'] as const).find((one) => query.has(one))
  const wanted = isBeforeCart(query.get('redirect')) ? t('toSeeCart') : undefined
  const store = useShopperStore()
  function endSession() {
    // The loader found no customer: one who is known here was signed in when the page began.
    if (isSignedIn(store.get().user)) leaveForLoginFrom(ownPath(query.get('redirect'), paths.home()))
    else if (query.has('expired')) forgetEndedSession()
  }
  // Once: after the login the store knows who has signed in.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(endSession, [])
  const go = (address: string) => window.location.assign(address)
  if (query.has('pin'))
    return (
      <LoginWelcome>
        <Suspense fallback={null}>
          <SignOnPin go={go} />
        </Suspense>
      </LoginWelcome>
    )
  return (
    <LoginWelcome>
      <LoginForm
        notice={
          said === undefined
            ? (backFromGroup(query.get('sso')) ?? backFromSocial(query.get('social')) ?? wanted)
            : t(said)
        }
        onDone={() => go(ownPath(query.get('redirect') ?? goOnWithWanted(), paths.home()))}
      />
    </LoginWelcome>
  )
}
