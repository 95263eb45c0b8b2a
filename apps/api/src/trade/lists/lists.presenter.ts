import type { ListView } from '@bottega/contract/lists/lists.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'
import type { ListItemRow, ListRow } from './lists.service.ts'

const shownPictures = 4

/** The whitelist from a list to the wire. (Content and discovery, section 3) */
export function presentList(list: ListRow): ListView {
  const { listId, name, typeId, leafletId, selected, grant, owner, shares, items } = list
  const pictured = items.filter(({ image }) => image !== null).slice(0, shownPictures)
  return {
    id: listId,
    listId,
    name,
    listName: name,
    wishlistTypeId: typeId,
    ...(leafletId === null ? {} : { leafletId }),
    selected,
    size: items.length,
    sharingData: { grant, ...(grant === 'OWNER' ? { shares } : { owner }) },
    productIds: items.map(({ productId }) => productId),
    pictures: pictured.map(({ image }) => pictureAddress(image, 'thumb')),
  }
}

export function presentListItem(
  { productId, quantity, name, slug }: ListItemRow,
  language: Language,
  available?: number,
) {
  return {
    productId,
    ...(quantity === null ? {} : { quantity: unitsFromThousandths(quantity) }),
    name: textIn(language, name),
    slug,
    ...(available === undefined ? {} : { available }),
  }
}
