import type { CallReply } from '@bottega/contract/call.ts'
import type { userDetail } from '@bottega/contract/registration/calls.ts'
import { approvalDays } from '@bottega/rules/people/account-state.ts'
import type { ConsentAnswered } from '@bottega/rules/people/consents.ts'
import { answersNow } from './consent-texts.ts'
import type { AccountRow } from './registration.repository.ts'

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
    languageChosen: account.languageChosen,
    businessApproval,
    approvalExpectedBy: isWaiting ? approvalDays(businessApprovalAt).latest : null,
    disclaimers: answersNow(answers),
  }
}
