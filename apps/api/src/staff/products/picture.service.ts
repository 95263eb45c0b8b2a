import type { PictureCut } from '@bottega/rules/catalog/picture-crop.ts'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import {
  cutProductPicture,
  readProductPicture,
  removeProductPicture,
  storeProductPicture,
} from '../../trade/pictures/product-pictures.service.ts'
import type { SeenProduct } from './staff-products.repository.ts'
import { changeProduct } from './staff-products.service.ts'

/**
 * The new picture has an address of its own, so that no cache holds it under the old one; whatever shows the product is
 * made again with the next version of the catalogue. The old one stays at its address for the pages that are open.
 */
export async function changePicture(
  shop: Shop,
  staff: StaffMember,
  { file, cut, ...seen }: SeenProduct & { file: UploadedFile | undefined; cut: PictureCut },
  now: Date,
): Promise<void> {
  // Before the transaction: the embedded database has one connection, which no large picture may hold.
  const content = await readProductPicture(shop, file, cut)
  await showPicture(shop, staff, { ...seen, content, cut }, now)
}

/**
 * A part of the picture that is there takes its place. It is read before the transaction as well: where a colleague
 * changed it meanwhile, the version that was seen is not the product's any more.
 */
export async function cutPicture(
  shop: Shop,
  staff: StaffMember,
  { cut, ...seen }: SeenProduct & { cut: PictureCut },
  now: Date,
): Promise<void> {
  const content = await cutProductPicture(shop, seen.productId, cut)
  await showPicture(shop, staff, { ...seen, content, cut }, now)
}

async function showPicture(
  shop: Shop,
  staff: StaffMember,
  { content, cut, ...seen }: SeenProduct & { content: Buffer; cut: PictureCut },
  now: Date,
): Promise<void> {
  await changeProduct(shop.db, staff, seen, now, async (tx, product) => {
    const image = await storeProductPicture(tx, product, content, now)
    await bumpCatalogueVersion(tx)
    return {
      action: 'product.picture',
      before: { image: product.image },
      after: { image, bytes: content.length, ...inLog(cut) },
    }
  })
}

/** A crop as programs for pictures write it: sides, then its distance from the upper left corner. */
const inLog = ({ turn, crop }: PictureCut) => ({
  ...(turn !== 0 && { turn }),
  ...(crop && { crop: `${crop.width}x${crop.height}+${crop.left}+${crop.top}` }),
})

/** The way back: the picture of the product file, or the drawn one. */
export async function removePicture(shop: Shop, staff: StaffMember, seen: SeenProduct, now: Date): Promise<void> {
  await changeProduct(shop.db, staff, seen, now, async (tx, product) => {
    const image = await removeProductPicture(tx, seen.productId, now)
    if (image === undefined) throw new ShopError('error.desk.noOwnPicture')
    await bumpCatalogueVersion(tx)
    return { action: 'product.pictureRemoved', before: { image: product.image }, after: { image } }
  })
}
