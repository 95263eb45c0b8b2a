import { expect, test } from 'vitest'
import { agreementRefusal } from './credit.ts'

const approved = { customerType: 'company', businessApproval: 'approved' } as const
const asked = { account: approved, paymentTypeId: 11, limitCents: 500_00, owedCents: 0 } as const

test.each([
  [asked, 'coop', undefined],
  [{ ...asked, account: { ...approved, customerType: 'soleProprietor' } }, 'coop', undefined],
  [{ ...asked, account: { customerType: 'private', businessApproval: null } }, 'coop', 'not-approved'],
  [{ ...asked, account: { ...approved, customerType: 'private' } }, 'coop', 'not-approved'],
  [{ ...asked, account: { ...approved, businessApproval: null } }, 'coop', 'not-approved'],
  [{ ...asked, account: { ...approved, businessApproval: 'waiting' } }, 'coop', 'not-approved'],
  [{ ...asked, account: { ...approved, businessApproval: 'rejected' } }, 'coop', 'not-approved'],
  [{ ...asked, owedCents: 500_00 }, 'coop', undefined],
  [{ ...asked, owedCents: 500_01 }, 'coop', 'below-owed'],
  [{ ...asked, paymentTypeId: 101 }, 'coop', undefined],
  [asked, 'collect', undefined],
  [{ ...asked, paymentTypeId: 101 }, 'collect', 'not-on-this-site'],
] as const)('an agreement %o on the site %s is refused as %s', (agreement, site, refused) => {
  expect(agreementRefusal(agreement, site)).toBe(refused)
})
