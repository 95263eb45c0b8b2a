import type { PopupCode } from '../../lib/notices/popups.ts'
import { paths } from '../../paths.ts'

/** The texts of a popup, and the page it opens; without an action, closing it is the next step. */
export interface PopupStep {
  readonly words:
    | 'availability'
    | 'fiscalCode'
    | 'passwordReset'
    | 'billingData'
    | 'notConfirmed'
    | 'notConfirmedPassword'
    | 'productGone'
    | 'recalculated'
    | 'reopened'
    | 'consents'
  readonly action?: {
    readonly words: 'cart' | 'summary' | 'resend' | 'consents' | 'resetPassword'
    readonly to: string
  }
}

const resend = { words: 'resend', to: paths.resendConfirmation() } as const
const toCart = { words: 'cart', to: paths.cart() } as const

/** The next step of each popup code. (Shopping core, section 8) */
export const popupSteps: Record<PopupCode, PopupStep> = {
  'msg.cart.availability.errors': { words: 'availability', action: toCart },
  'error.registration.fiscal_code.not_valid': { words: 'fiscalCode' },
  'error.registration.need_password_reset': {
    words: 'passwordReset',
    action: { words: 'resetPassword', to: paths.resetPasswordRequest() },
  },
  'error.checkout.missing_billing_data': {
    words: 'billingData',
    action: { words: 'summary', to: paths.payment() },
  },
  'error.registration.registration_not_confirmed': { words: 'notConfirmed', action: resend },
  'error.registration.registration_not_confirmed_pwd': { words: 'notConfirmedPassword', action: resend },
  'error.icsmallcart.error.product.not.available': { words: 'productGone', action: toCart },
  'info.cart.changetimeslot.recalculated': { words: 'recalculated', action: toCart },
  'error.checkout.consentsMissing': { words: 'consents', action: { words: 'consents', to: paths.consents() } },
  'info.order.reopen': { words: 'reopened', action: toCart },
}
