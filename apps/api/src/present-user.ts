import { anonymousUser, type UserView } from '@bottega/contract/envelope.ts'
import type { SessionUser, StaffMember } from './visitor.ts'

function presentStaff({ username, roles, acting }: StaffMember): NonNullable<UserView['ssoUser']> {
  return { username, roles: [...roles], ...(acting === undefined ? {} : { actingUntil: acting.until.toISOString() }) }
}

/** The whitelist from a person to the `user` of every envelope. */
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
    giftCertificatesReceived: user.giftCertificatesReceived,
    ...(user.defaultStoreAddressId === null ? {} : { defaultStoreAddressId: user.defaultStoreAddressId }),
    ...(user.defaultDeliveryAddressId === null ? {} : { defaultDeliveryAddressId: user.defaultDeliveryAddressId }),
    ...(user.staff === undefined ? {} : { ssoUser: presentStaff(user.staff) }),
  }
}
