import { expect, test } from 'vitest'
import { documentInviteTerms, inviteIsOpen, mayWinVoucher, nextPlace } from './invite.ts'

const running = { ...documentInviteTerms, until: '2027-06-30' }

test('the document: ten friends, ten percent, ten vouchers, until the end of 2022, in 24 hours, one an order [loyalty-1]', () => {
  expect(documentInviteTerms).toEqual({
    friends: 10,
    percent: 10,
    vouchers: 10,
    until: '2022-12-31',
    grantHours: 24,
    perOrder: 1,
  })
})

test.each([
  ['2027-06-30', true],
  ['2027-07-01', false],
])('on %s the scheme is open: %s', (today, open) => expect(inviteIsOpen(running, today)).toBe(open))

test.each([
  ['the first friend', 0, '2027-01-01', 1],
  ['the tenth', 9, '2027-01-01', 10],
  ['the eleventh', 10, '2027-01-01', undefined],
  ['a friend after the end', 0, '2027-07-01', undefined],
])('%s', (_who, counted, today, place) => expect(nextPlace(running, counted, today)).toBe(place))

test.each([
  [9, true],
  [10, false],
])('after %i vouchers another is won: %s', (won, may) => expect(mayWinVoucher(running, won)).toBe(may))
