import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import type { Call } from '@bottega/contract/call.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test } from 'vitest'
import { loadMyVouchers } from './load-my-vouchers.ts'

const held = (giftCertificateId: number, cartId?: number) => ({
  giftCertificateId,
  userGiftCertificates: [cartId === undefined ? {} : { cartId }],
})
const shop = (thresholds: () => Promise<unknown>) =>
  ({
    call: (call: Call) =>
      call === vouchersList
        ? Promise.resolve({ data: { giftCertificates: [held(1), held(2), held(3, 9)] } })
        : thresholds(),
  }) as unknown as Api
const shown = async (api: Api) =>
  (await loadMyVouchers(api)).map(({ voucher, missing }) => [voucher.giftCertificateId, missing])

test('vouchers not on the cart yet say what is missing to those that ask for a spending [vouchers-6]', async () => {
  const thresholds = [{ giftCertificate: { giftCertificateId: 2 }, threshold: 40, missing: 12.5, onCart: false }]
  expect(await shown(shop(() => Promise.resolve({ data: { thresholds } })))).toEqual([
    [1, 0],
    [2, 12.5],
  ])
})

test('they are shown without it when the shop cannot say', async () => {
  const failure = new RefusalError({ ...silence, status: 1 }, anonymousUser, 500)
  expect(await shown(shop(() => Promise.reject(failure)))).toEqual([
    [1, 0],
    [2, 0],
  ])
})
