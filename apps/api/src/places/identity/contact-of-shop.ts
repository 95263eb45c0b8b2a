import type { ContactHours } from '@bottega/rules/stores/contact-hours.ts'
import type { ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import type { Config } from '../../kernel/settings/config.ts'

/**
 * The phone of customer service and when it is answered: of the shop's file, else of the settings. Hours of the settings
 * are those of their own number.
 */
export function contactOf(
  { TOLL_FREE_NUMBER: number, CONTACT_HOURS: hours }: Pick<Config, 'TOLL_FREE_NUMBER' | 'CONTACT_HOURS'>,
  { phone, hours: own = [] }: Pick<ShopIdentity, 'phone' | 'hours'>,
): { phone: string; hours: readonly ContactHours[] } | undefined {
  if (phone !== undefined) return { phone, hours: own }
  return number === '' ? undefined : { phone: number, hours }
}
