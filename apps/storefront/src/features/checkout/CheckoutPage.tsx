import { authTest } from '@bottega/contract/auth/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useEffect, useState } from 'react'
import { Navigate, redirect, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { CartTotals } from '../cart/page/CartTotals.tsx'
import { EmptyCart } from '../cart/page/EmptyCart.tsx'
import { OrderNote } from '../cart/page/OrderNote.tsx'
import { UnavailableLines } from '../cart/lines/UnavailableLines.tsx'
import { CheckoutColumns } from './CheckoutColumns.tsx'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { purchaseRefusal } from '../checkout-flow/prepare.ts'
import { DeliveryChoice } from '../checkout-flow/DeliveryChoice.tsx'
import { VoucherBox } from '../vouchers/VoucherBox.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { wordsInPlace } from '../../lib/api/refusals.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'
import { isSignedIn, useShopper, useShopperStore } from '../../lib/visit/shopper.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/CheckoutPage.ts'
import { checkoutWords } from './words/checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(checkoutWords, locale)('title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, anonymousCarts = false } = context.get(visitContext)
  const { user } = await api.call(authTest)
  if (anonymousCarts && !isSignedIn(user)) throw redirect(paths.signUp())
  requireSignIn(user, url)
  return null
}

interface Gate {
  opens: boolean
  /** Text of the obstacle, where no popup shows it. */
  words: string | undefined
}

const closed: Gate = { opens: false, words: undefined }

/**
 * The page before the payment: checks whether anything prevents the purchase and shows it; otherwise it opens the
 * payment by itself.
 */
export default function CheckoutPage() {
  const t = useTranslations(checkoutWords)
  const store = useShopperStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { checkOut } = useCheckoutFlow()
  const { cart } = useShopper()
  const [going, setGoing] = useState(false)
  const isEmpty = cart.totalItems === 0
  // Every change of the cart may have removed the obstacle. While `going`, the checkout flow does the check itself.
  const check = useLoaded(going ? 'going on' : `${cart.cartId} ${cart.version}`, async () => {
    if (going || isEmpty || cart.orderId !== undefined) return closed
    const isStillHere = stay()
    const refusal = await purchaseRefusal(browserApi(), store)
    return refusal ? { ...closed, words: wordsInPlace(refusal) } : { ...closed, opens: isStillHere() }
  })
  const { opens, words } = check.state === 'ready' ? check.data : closed
  const isChecking = check.state === 'loading' || opens

  // In an effect, not with the answer itself: the page may be left by then.
  useEffect(() => {
    if (opens) void navigate(paths.payment(), { replace: true })
  }, [opens, navigate])

  async function goOn() {
    setGoing(true)
    await checkOut()
    // Still on this page, so something prevents the purchase: check again, so that a closed popup shows again.
    if (window.location.pathname === paths.checkout()) setGoing(false)
  }

  // A visitor who has just signed up pressed to go on: no second press asks for place and time.
  const [query] = useSearchParams()
  const goesOnAlone = query.has('go') && !isEmpty
  useEffect(() => {
    if (goesOnAlone) void goOn()
    // Once: a dialog that was closed is not opened again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (cart.orderId !== undefined) return <Navigate to={paths.orderChanges(cart.orderId)} replace />
  if (isEmpty) return <EmptyCart level={1} />
  return (
    <CheckoutColumns
      title={t('title')}
      side={<CartTotals withVat />}
      total={cart.total}
      next={
        <Button size="large" wide busy={going || isChecking} onClick={() => void goOn()}>
          {t('toPayment')}
        </Button>
      }
      previous={
        <LinkButton href={paths.cart()} variant="quiet" wide>
          {t('toCart')}
        </LinkButton>
      }
    >
      {isChecking && <Notice tone="info">{t('looking')}</Notice>}
      {words !== undefined && <Notice tone="warn">{words}</Notice>}
      <DeliveryChoice />
      <UnavailableLines />
      <VoucherBox />
      <OrderNote />
    </CheckoutColumns>
  )
}
