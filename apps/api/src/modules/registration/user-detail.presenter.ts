import type { CallReply } from '@bottega/contract/call.ts'
import type { userDetail } from '@bottega/contract/registration/calls.ts'
import { approvalDays } from '@bottega/rules/people/business-approval.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import { type ConsentAnswered, profileConsents, profileConsentVersion } from '@bottega/rules/people/consents.ts'
import type { AccountRow } from './registration.repository.ts'

/** The answers that hold: one to an older wording is asked for again, so it stands as no yes. */
const disclaimersOf = (answers: readonly ConsentAnswered[]) =>
  profileConsents.map(({ personInfoTypeId }) => {
    const answer = answers.find((one) => one.personInfoTypeId === personInfoTypeId)
    const isGiven = answer?.value === consentGiven && answer.textVersion === profileConsentVersion
    return { personInfoTypeId, value: isGiven ? ('1' as const) : ('0' as const) }
  })

/** The whitelist from an account to what its own customer sees of it. */
export function presentDetail(account: AccountRow, answers: readonly ConsentAnswered[]): CallReply<typeof userDetail> {
  const { businessApproval, businessApprovalAt } = account
  const isWaiting = businessApproval === 'waiting' && businessApprovalAt !== null
  return {
    userId: account.id,
    login: account.login,
    email: account.email,
    emailConfirmedAt: account.emailConfirmedAt?.toISOString() ?? null,
    customerType: account.customerType,
    firstName: account.firstName,
    lastName: account.lastName,
    birthDate: account.birthDate,
    gender: account.gender,
    fiscalCode: account.fiscalCode,
    companyName: account.companyName,
    vatNumber: account.vatNumber,
    sdiCode: account.sdiCode,
    pec: account.pec,
    phone: account.phone,
    mobilePhone: account.mobilePhone,
    storeId: account.defaultStoreId,
    language: account.language,
    businessApproval,
    approvalExpectedBy: isWaiting ? approvalDays(businessApprovalAt).latest : null,
    disclaimers: disclaimersOf(answers),
  }
}
