import { pushCompanyId } from '@bottega/rules/people/account.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { randomUUID } from 'node:crypto'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { refuseFullBook } from '../../places/stores/addresses.service.ts'
import {
  deleteContactKey,
  findAddressAt,
  findCompanyByCode,
  findCompanyOf,
  insertAddress,
  storeContactKey,
  subscribe,
  type WorkCompany,
} from './companies.repository.ts'

export interface WorkView {
  name: string
  address: string
}

const viewOf = ({ name, street, streetNumber, postalCode, city }: WorkCompany): WorkView => ({
  name,
  address: `${street} ${streetNumber}, ${postalCode} ${city}`,
})

/** Delivery to the workplace is delivery by van, which the click-and-collect site does not have. (Shopping core, section 1) */
export function refuseOffSite({ config }: Shop): void {
  if (config.SITE === 'collect') throw new ShopError('error.shopAtWork.notOnSite')
}

/**
 * Joins the workplace, and adds its address to the customer's book unless it is there. Another code replaces the first.
 */
export function joinCompany(
  shop: Shop,
  userId: number,
  code: string,
  now: Date,
): Promise<{ company: WorkView; addressId: number }> {
  return shop.db.transaction(async (tx) => {
    const company = await findCompanyByCode(tx, code.trim())
    if (company === undefined) throw new ShopError('error.shopAtWork.codeWrong')
    await subscribe(tx, userId, company.id, now)
    const { name, street, streetNumber, city, province, postalCode, latitude, longitude } = company
    const known = await findAddressAt(tx, userId, company)
    if (known !== undefined) return { company: viewOf(company), addressId: known }
    await refuseFullBook(tx, userId)
    const addressId = await insertAddress(tx, {
      userId,
      deliveryServiceId: services.home,
      type: 'work',
      validated: true,
      name,
      street,
      streetNumber,
      city,
      province,
      postalCode,
      latitude,
      longitude,
    })
    return { company: viewOf(company), addressId }
  })
}

export async function companyOf(shop: Shop, userId: number): Promise<{ company?: WorkView }> {
  const company = await findCompanyOf(shop.db, userId)
  return company === undefined ? {} : { company: viewOf(company) }
}

function refuseOthers({ companyId }: SessionUser): void {
  if (companyId !== pushCompanyId) throw new ShopError('error.company.notAllowed')
}

/** A name that reveals nothing of the customer, the same every time. */
export function contactKey(shop: Shop, user: SessionUser): Promise<string> {
  refuseOthers(user)
  return storeContactKey(shop.db, user.userId, randomUUID())
}

export async function removeContactKey(shop: Shop, user: SessionUser): Promise<void> {
  refuseOthers(user)
  await deleteContactKey(shop.db, user.userId)
}
