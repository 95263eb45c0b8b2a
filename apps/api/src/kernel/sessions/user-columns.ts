import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { sql } from 'drizzle-orm'
import { dietProfile } from '../../trade/diet/diet.tables.ts'
import { wishlist, wishlistItem } from '../../trade/lists/lists.tables.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { storesOfStaff } from '../accounts/stores-of-staff.ts'
import { personInfo } from '../../people/registration/consents.tables.ts'
import { giftCertificate, userGiftCertificate } from '../../trade/vouchers/vouchers.tables.ts'
import type { SessionUser } from '../visitor.ts'

// Drizzle leaves the table's name out of a query over one table, and inside these another `id` is nearer.
const personId = sql.raw('app_user.id')
const personRole = sql.raw('app_user.role')

const hasFavorites = sql<boolean>`exists (select 1 from ${wishlist} w join ${wishlistItem} i on i.list_id = w.id
  where w.user_id = ${personId})`

const sealedDiet = sql<string | null>`(select d.sealed from ${dietProfile} d where d.user_id = ${personId})`

const giftCertificatesReceived = sql<number>`(select count(*)::int from ${userGiftCertificate} g
  join ${giftCertificate} c on c.id = g.gift_certificate_id
  where g.user_id = ${personId} and g.balance > 0 and c.adjustment_type_id = ${giftAdjustmentType.assigned})`

const personInfos = sql<SessionUser['personInfos']>`(select coalesce(json_agg(json_build_object(
    'personInfoTypeId', last.person_info_type_id, 'value', last.value, 'textVersion', last.text_version)
    order by last.person_info_type_id), '[]'::json)
  from (select distinct on (p.person_info_type_id) p.person_info_type_id, p.value, p.text_version
    from ${personInfo} p where p.user_id = ${personId} order by p.person_info_type_id, p.id desc) last)`

/** A row of `app_user` as the user every answer is made for. */
export const userColumns = {
  userId: appUser.id,
  login: appUser.login,
  email: appUser.email,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  role: appUser.role,
  userTypeId: appUser.userTypeId,
  betaTester: appUser.betaTester,
  member: appUser.member,
  companyId: appUser.companyId,
  profileConfirmed: appUser.profileConfirmed,
  customerType: appUser.customerType,
  language: appUser.language,
  defaultStoreId: appUser.defaultStoreId,
  defaultStoreAddressId: appUser.defaultStoreAddressId,
  defaultDeliveryAddressId: appUser.defaultDeliveryAddressId,
  sealedDiet,
  hasFavorites,
  giftCertificatesReceived,
  personInfos,
  staffStores: storesOfStaff({ id: personId, role: personRole }),
}
