import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { VoucherProposal } from './vouchers.tables.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import { safeLink } from '../../kernel/publishing/fields/safe-link.ts'
import { presentCertificate } from '../cart/presenters/cart-vouchers.presenter.ts'
import type { HeldCertificate } from './vouchers.service.ts'

interface Facts {
  /** Lines of the cart that may take one. */
  itemIds: readonly number[]
  productIds: readonly number[] | undefined
  isAssignable: boolean
}

/** The whitelist from what a customer holds to the wire. */
export function presentHeld(held: HeldCertificate, facts: Facts, language: Language): MyVoucherView {
  const { itemIds, productIds, isAssignable } = facts
  const { pieces, proposal } = held
  const next = pieces.find(isFree) ?? pieces.find(({ orderId }) => orderId === null) ?? pieces.at(-1)
  return {
    ...presentCertificate(held, language, isAssignable),
    ...(next === undefined ? {} : { userGiftCertificateId: next.userGiftCertificateId }),
    ...(proposal === null ? {} : { categoryProposal: presentProposal(proposal, language) }),
    cartItems: [...itemIds],
    ...(productIds === undefined ? {} : { productIds: [...productIds] }),
    userGiftCertificates: pieces.map(presentPiece),
  }
}

function presentPiece({ userGiftCertificateId, cartId, lineId, orderId }: HeldCertificate['pieces'][number]) {
  if (orderId !== null) return { userGiftCertificateId, orderId }
  return {
    userGiftCertificateId,
    ...(cartId === null ? {} : { cartId }),
    ...(lineId === null ? {} : { itemId: lineId, cartItem: { cartItemId: lineId } }),
  }
}

const isFree = ({ orderId, cartId, balance }: HeldCertificate['pieces'][number]) =>
  orderId === null && cartId === null && balance > 0

function presentProposal(
  proposal: VoucherProposal,
  language: Language,
): NonNullable<MyVoucherView['categoryProposal']> {
  const { descr, content, img, slug, badge, buttonText } = proposal
  const proposalUrl = proposal.proposalUrl === undefined ? undefined : safeLink(proposal.proposalUrl)
  const text = (words: Localized | undefined) => words && textIn(language, words)
  return {
    ...present({ descr: text(descr), content: text(content), slug, proposalUrl }),
    ...(img === undefined ? {} : { img: pictureAddress(img, 'photo') }),
    metaData: { category_proposal_type: present({ BADGE: text(badge), BUTTON_TEXT: text(buttonText) }) },
  }
}

/** Without the fields that are undefined. */
const present = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
