import { anonymousUser, type UserView } from '@bottega/contract/envelope.ts'
import { consentVersionNow } from '@bottega/rules/people/consents.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import { crmSegmentsOf, profileLevel } from '@bottega/rules/people/account.ts'
import type { SessionUser, StaffMember } from '../visitor.ts'

function presentStaff({ username, roles, stores, acting }: StaffMember): NonNullable<UserView['ssoUser']> {
  return {
    username,
    roles: [...roles],
    ...(stores === null ? {} : { stores: [...stores] }),
    ...(acting === undefined ? {} : { actingUntil: acting.until.toISOString() }),
  }
}

/** A consent to an older version of a notice does not count: the notice is shown again. */
const agreedNow = ({ personInfos }: SessionUser) =>
  personInfos
    .filter(
      ({ personInfoTypeId, value, textVersion }) =>
        value === consentGiven && textVersion === consentVersionNow(personInfoTypeId),
    )
    .map(({ personInfoTypeId }) => personInfoTypeId)

/** The document names it twice: as an id, and as an address that has one. */
const storeAddressOf = ({ defaultStoreAddressId: addressId }: SessionUser) =>
  addressId === null ? {} : { defaultStoreAddress: { addressId }, defaultStoreAddressId: addressId }

/** The random part of the encrypted text, new with every save; it says nothing of what is in it. */
const versionOf = (sealed: string) => sealed.split('.', 3)[2] ?? ''

/** The whitelist from a user to the `user` of every envelope. */
export function presentUser(user: SessionUser | undefined | null): UserView {
  if (user === undefined || user === null) return anonymousUser
  return {
    userId: user.userId,
    login: user.login,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileConfirmed: user.profileConfirmed,
    userType: { userTypeId: user.userTypeId },
    betaTester: user.betaTester ? '1' : '0',
    companyId: user.companyId,
    hasFavorites: user.hasFavorites,
    profile: { level: profileLevel(user.profileConfirmed) },
    legals: agreedNow(user).map((legalId) => ({ legalId })),
    crmUserSegments: crmSegmentsOf(user).map((crmSegmentId) => ({ crmSegment: { crmSegmentId } })),
    person: { personInfos: user.personInfos.map(({ personInfoTypeId, value }) => ({ personInfoTypeId, value })) },
    giftCertificatesReceived: user.giftCertificatesReceived,
    ...(user.sealedDiet === null ? {} : { dietVersion: versionOf(user.sealedDiet) }),
    ...storeAddressOf(user),
    ...(user.defaultDeliveryAddressId === null ? {} : { defaultDeliveryAddressId: user.defaultDeliveryAddressId }),
    ...(user.staff === undefined ? {} : { ssoUser: presentStaff(user.staff) }),
  }
}
