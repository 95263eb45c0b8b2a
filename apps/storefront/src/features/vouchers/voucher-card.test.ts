import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { describe, expect, test } from 'vitest'
import { proposalLink, voucherCard } from './voucher-card.ts'

const held = (facts: Partial<MyVoucherView>) => ({ isAssignable: true, ...facts }) as MyVoucherView

describe('the uses of a voucher', () => {
  test('are available without an order, on the cart with one, used with an order [vouchers-17]', () => {
    const card = voucherCard(
      held({
        userGiftCertificates: [
          { userGiftCertificateId: 1 },
          { userGiftCertificateId: 2, cartId: 7, itemId: 70 },
          { userGiftCertificateId: 3, orderId: 9 },
        ],
      }),
    )
    expect(card).toEqual({
      available: [
        { userGiftCertificateId: 1, state: 'free', itemId: undefined },
        { userGiftCertificateId: 2, state: 'on-cart', itemId: 70 },
      ],
      used: [{ userGiftCertificateId: 3, orderId: 9 }],
    })
  })

  test('offer nothing but their removal while the voucher cannot be used', () => {
    const { available } = voucherCard(
      held({
        isAssignable: false,
        userGiftCertificates: [{ userGiftCertificateId: 1 }, { userGiftCertificateId: 2, cartId: 7 }],
      }),
    )
    expect(available.map(({ state }) => state)).toEqual(['not-now', 'on-cart'])
  })
})

describe('the button of a card', () => {
  const metaData = { category_proposal_type: {} }
  const path = (slug: string) => `/category/${slug}`
  test.each([
    ['its own address first', { metaData, proposalUrl: '/search?promo=true', slug: 'animali' }, '/search?promo=true'],
    ['its department', { metaData, slug: 'animali/gatto' }, '/category/animali/gatto'],
    ['nowhere', { metaData }, undefined],
  ])('leads to %s', (_where, categoryProposal, link) => {
    expect(proposalLink({ categoryProposal }, path)).toBe(link)
  })
})
