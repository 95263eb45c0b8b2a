import { call } from '../call.ts'
import type * as many from './many-products.ts'
import type * as changes from './product-changes.ts'
import type * as leaflets from './leaflet-promotions.ts'
import type * as form from './product-form.ts'
import type * as promotions from './promotions.ts'
import type * as schemas from './staff-products.ts'

/** The roles that look after the goods of the stores. */
const roles = ['shopkeeper'] as const
/** Editors too: they make the leaflets whose prices these are. */
const rolesOfLeaflets = ['shopkeeper', 'editor'] as const

export const staffProducts = call<typeof schemas.staffProducts>({
  method: 'GET',
  base: '/api',
  path: '/desk/products',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffProductsFile = call<typeof schemas.staffProductsFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/products/file',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffProduct = call<typeof schemas.staffProduct>({
  method: 'GET',
  base: '/api',
  path: '/desk/product',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffProductSale = call<typeof schemas.staffProductSale>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/sale',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffProductStock = call<typeof schemas.staffProductStock>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/stock',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffProductPrice = call<typeof schemas.staffProductPrice>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/price',
  access: 'backoffice',
  roles,
  effect: 'write',
})

/** One file, `picture`. */
export const staffProductPicture = call<typeof changes.staffProductPicture>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/picture',
  shape: 'multipart',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffPictureCut = call<typeof changes.staffPictureCut>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/picture-cut',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffPictureRemove = call<typeof changes.staffPictureRemove>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/picture-remove',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffProductLabel = call<typeof changes.staffProductLabel>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/label',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffLabelRelease = call<typeof changes.staffLabelRelease>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/label-release',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffProductClassList = call<typeof changes.staffProductClassList>({
  method: 'GET',
  base: '/api',
  path: '/desk/product/class-list',
  access: 'backoffice',
  roles,
  stores: 'any',
  effect: 'read',
})

export const staffProductClasses = call<typeof changes.staffProductClasses>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/classes',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffClassMake = call<typeof changes.staffClassMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-make',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffClassRename = call<typeof changes.staffClassRename>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-rename',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffClassLimit = call<typeof changes.staffClassLimit>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/class-limit',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffProductPromotion = call<typeof changes.staffProductPromotion>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffPromotionDays = call<typeof changes.staffPromotionDays>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion-days',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffPromotionEnd = call<typeof changes.staffPromotionEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/promotion-end',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffProductForm = call<typeof form.staffProductForm>({
  method: 'GET',
  base: '/api',
  path: '/desk/product/form',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffProductMake = call<typeof form.staffProductMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/make',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
  keyed: true,
})

export const staffProductEdit = call<typeof form.staffProductEdit>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/edit',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffManyPreview = call<typeof many.staffManyPreview>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/many-preview',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffManyChange = call<typeof many.staffManyChange>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/many-change',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'write',
  keyed: true,
})

export const staffManyChanges = call<typeof many.staffManyChanges>({
  method: 'GET',
  base: '/api',
  path: '/desk/product/many-changes',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffManyUndo = call<typeof many.staffManyUndo>({
  method: 'POST',
  base: '/api',
  path: '/desk/product/many-undo',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'write',
})

export const staffPromotions = call<typeof promotions.staffPromotions>({
  method: 'GET',
  base: '/api',
  path: '/desk/promotions',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffPromotionGoods = call<typeof promotions.staffPromotionGoods>({
  method: 'GET',
  base: '/api',
  path: '/desk/promotion/goods',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffPromotionsPreview = call<typeof promotions.staffPromotionsPreview>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/preview',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffPromotionsMake = call<typeof promotions.staffPromotionsMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/make',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'write',
  keyed: true,
})

export const staffPromotionsCopyPreview = call<typeof promotions.staffPromotionsCopyPreview>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/copy-preview',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffPromotionsCopy = call<typeof promotions.staffPromotionsCopy>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/copy',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'write',
  keyed: true,
})

export const staffPromotionLeaflets = call<typeof leaflets.staffPromotionLeaflets>({
  method: 'GET',
  base: '/api',
  path: '/desk/promotions/leaflets',
  access: 'backoffice',
  roles: rolesOfLeaflets,
  stores: 'own',
  effect: 'read',
})

export const staffLeafletPrices = call<typeof leaflets.staffLeafletPrices>({
  method: 'GET',
  base: '/api',
  path: '/desk/promotions/leaflet-prices',
  access: 'backoffice',
  roles: rolesOfLeaflets,
  stores: 'own',
  effect: 'read',
})

export const staffLeafletMovePreview = call<typeof leaflets.staffLeafletMovePreview>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/move-preview',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffLeafletMove = call<typeof leaflets.staffLeafletMove>({
  method: 'POST',
  base: '/api',
  path: '/desk/promotions/move',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'write',
  keyed: true,
})
