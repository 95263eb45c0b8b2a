import type { PackagingTypeView } from '@bottega/contract/cart/cart.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { LoadedCart } from '../load-cart.ts'
import type { PackagingTypeRow } from '../packaging.repository.ts'

/**
 * The packaging types with their price for this cart; without a choice the one selected costs what the service charges.
 */
export function presentPackagingTypes(
  types: readonly PackagingTypeRow[],
  { packaging, terms }: Pick<LoadedCart, 'packaging' | 'terms'>,
  language: Language,
): PackagingTypeView[] {
  const chosenId = packaging?.packagingTypeId ?? types.find(({ feeCents }) => feeCents === null)?.id
  return types.map(({ id, name, description, size, feeCents }) => ({
    packagingTypeId: id,
    name: textIn(language, name),
    description: textIn(language, description ?? { it: '' }),
    ...(size === null ? {} : { size }),
    ...(terms === null ? {} : { price: eurosFromCents(feeCents ?? terms.bagFeeCents) }),
    selected: id === chosenId,
  }))
}
