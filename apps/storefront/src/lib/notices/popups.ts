import type { MessageCode } from '@bottega/contract/codes.ts'
import { externalStore } from '../storage/external-store.ts'

/**
 * Codes too important for a remark that disappears: they open a dialog with the next step. (Shopping core, section 8)
 */
export const popupCodes = [
  'msg.cart.availability.errors',
  'error.registration.fiscal_code.not_valid',
  'error.registration.need_password_reset',
  'error.checkout.missing_billing_data',
  'error.registration.registration_not_confirmed',
  'error.registration.registration_not_confirmed_pwd',
  'error.icsmallcart.error.product.not.available',
  'info.cart.changetimeslot.recalculated',
  'info.order.reopen',
  'error.checkout.consentsMissing',
] as const satisfies readonly MessageCode[]
export type PopupCode = (typeof popupCodes)[number]

export interface Popup {
  readonly code: PopupCode
  /** The shop's own text, with the names and numbers it inserted. */
  readonly text: string
}

export function popupCodeOf(code: string): PopupCode | undefined {
  return popupCodes.find((one) => one === code)
}

const aboutMovedCart: ReadonlySet<PopupCode> = new Set([
  'msg.cart.availability.errors',
  'info.cart.changetimeslot.recalculated',
])

/**
 * True for a popup on the changes that another place or time makes in the cart: it is shown after both are chosen, for
 * it must not cover their dialogs.
 */
export function waitsForQuestions({ code }: Popup): boolean {
  return aboutMovedCart.has(code)
}

/** Popups waiting to be read, the first on screen. */
export const popups = externalStore<readonly Popup[]>([])

/** Does not add a popup that is already waiting. */
export function openPopup(popup: Popup): void {
  if (!popups.get().some(({ text }) => text === popup.text)) popups.set([...popups.get(), popup])
}

export function closePopup(): void {
  popups.set(popups.get().slice(1))
}
