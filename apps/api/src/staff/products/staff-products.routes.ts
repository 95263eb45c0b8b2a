import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { SchemaOf } from '@bottega/contract/call.ts'
import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { type PictureCut, quarterTurns } from '@bottega/rules/catalog/picture-crop.ts'
import type { PromotionCut } from '@bottega/rules/promotions/promotion-refusal.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import { changeClasses, changeClassLimit, makeClass, readClasses, renameClass } from './classes.service.ts'
import { changeLabelText, releaseLabelText } from './label.service.ts'
import { presentProductForm } from './product-form.presenter.ts'
import { editProduct, makeProduct, readProductForm } from './product-form.service.ts'
import { changePicture, cutPicture, removePicture } from './picture.service.ts'
import { productsFile } from './products-file.presenter.ts'
import { exportProducts, pageSize, readTable, wantedFrom } from './product-table.service.ts'
import { presentCategories, presentGroups, presentRow, presentStory } from './staff-products.presenter.ts'
import { changePrice, changeSale, changeStock, readProduct } from './staff-products.service.ts'
import { changePromotionDays, endPromotion, makePromotion } from './promotions.service.ts'

const storyOf = async ({ shop, visitor, now }: CallContext, productId: number) => ({
  data: {
    product: presentStory(
      await readProduct(shop.db, staffThemselves(visitor).stores, productId, now),
      visitor.language,
    ),
  },
})

const classList = async ({ shop, visitor }: CallContext) => ({
  data: { groups: presentGroups(await readClasses(shop.db), visitor.language) },
})

const thousandths = (units: number | undefined) => (units === undefined ? null : Math.round(units * 1000))

const cutOf = ({ turn, crop }: BodyOf<SchemaOf<typeof calls.staffPictureCut>>): PictureCut => ({
  turn: quarterTurns.find((one) => one === turn) ?? 0,
  ...(crop && { crop }),
})

/** The cut a new promotion takes off; each kind has its own fields. */
function cutFrom({
  kind,
  cents,
  percent,
  pieces,
  paid_pieces: paidPieces,
}: BodyOf<SchemaOf<typeof calls.staffProductPromotion>>): PromotionCut {
  if (kind === 'price' && cents !== undefined) return { kind, cents }
  if (kind === 'pieces' && pieces !== undefined && paidPieces !== undefined) return { kind, pieces, paidPieces }
  if ((kind === 'percent' || kind === 'second') && percent !== undefined) return { kind, percent }
  throw new ShopError('error.desk.promotionTerms')
}

/** The goods of the stores, as the shopkeeper looks after them. */
export const staffProductsHandlers = handlersOf(calls, {
  staffProducts: async ({ shop, visitor, now }, { query: { page = 1, sort, ...query } }) => {
    const { language } = visitor
    const wanted = { ...wantedFrom(query), ofStaff: staffThemselves(visitor).stores }
    const { stores, warehouseId, categories, found } = await readTable(shop, wanted, { sort, page, language }, now)
    return {
      data: {
        ...(warehouseId !== undefined && { warehouseId }),
        stores: stores.map((store) => ({ id: store.warehouseId, name: store.name })),
        categories: presentCategories(categories, language),
        products: found.map((row) => presentRow(row, language)),
        page: pageOf(page, pageSize, found[0]?.found ?? 0),
      },
    }
  },
  staffProductsFile: async ({ shop, visitor, now }, { query: { format = 'csv', ...query } }) => {
    const { language } = visitor
    const wanted = { ...wantedFrom(query), ofStaff: staffThemselves(visitor).stores }
    return { data: productsFile(await exportProducts(shop, wanted, now), format, { language, now }) }
  },
  staffProduct: (context, { query }) => storyOf(context, query.product_id),
  staffProductSale: async (context, { body: { product_id: productId, version, sale, reason } }) => {
    await changeSale(
      context.shop.db,
      staffThemselves(context.visitor),
      { productId, version, sale, reason: reason.trim() },
      context.now,
    )
    return storyOf(context, productId)
  },
  staffProductStock: async (context, { body }) => {
    const { product_id: productId, version, warehouse_id: warehouseId, available } = body
    await changeStock(
      context.shop.db,
      staffThemselves(context.visitor),
      { productId, version, warehouseId, available: thousandths(available) },
      context.now,
    )
    return storyOf(context, productId)
  },
  staffProductPrice: async (context, { body }) => {
    const { product_id: productId, version, warehouse_id: warehouseId, cents, from, to = null } = body
    await changePrice(
      context.shop.db,
      staffThemselves(context.visitor),
      { productId, version, warehouseId, cents, from, to },
      context.now,
    )
    return storyOf(context, productId)
  },
  staffProductPicture: async (context, { body, files }) => {
    const { product_id: productId, version } = body
    const file = files.find(({ part }) => part === 'picture')
    const wanted = { productId, version, file, cut: cutOf(body) }
    await changePicture(context.shop, staffThemselves(context.visitor), wanted, context.now)
    return storyOf(context, productId)
  },
  staffPictureCut: async (context, { body }) => {
    const { product_id: productId, version } = body
    const wanted = { productId, version, cut: cutOf(body) }
    await cutPicture(context.shop, staffThemselves(context.visitor), wanted, context.now)
    return storyOf(context, productId)
  },
  staffPictureRemove: async (context, { body: { product_id: productId, version } }) => {
    await removePicture(context.shop, staffThemselves(context.visitor), { productId, version }, context.now)
    return storyOf(context, productId)
  },
  staffProductLabel: async (context, { body: { product_id: productId, version, field, ...written } }) => {
    await changeLabelText(
      context.shop.db,
      staffThemselves(context.visitor),
      { productId, version, field, written },
      context.now,
    )
    return storyOf(context, productId)
  },
  staffLabelRelease: async (context, { body: { product_id: productId, version, field } }) => {
    await releaseLabelText(
      context.shop.db,
      staffThemselves(context.visitor),
      { productId, version, field },
      context.now,
    )
    return storyOf(context, productId)
  },
  staffProductClassList: classList,
  staffClassMake: async (context, { body: { group_id: groupId, name } }) => {
    await makeClass(context.shop.db, staffThemselves(context.visitor), { groupId, name }, context.now)
    return classList(context)
  },
  staffClassRename: async (context, { body: { class_id: classId, seen_name: seen, name } }) => {
    await renameClass(context.shop.db, staffThemselves(context.visitor), { classId, seen, name }, context.now)
    return classList(context)
  },
  staffProductClasses: async (context, { body }) => {
    const { product_id: productId, version, class_ids: classIds } = body
    const classes = { productId, version, classIds, maximum: thousandths(body.maximum) }
    await changeClasses(context.shop.db, staffThemselves(context.visitor), classes, context.now)
    return storyOf(context, productId)
  },
  staffClassLimit: async (context, { body }) => {
    const { product_id: productId, class_id: classId } = body
    const limit = { productId, classId, seen: thousandths(body.seen_maximum), maximum: thousandths(body.maximum) }
    await changeClassLimit(context.shop.db, staffThemselves(context.visitor), limit, context.now)
    return storyOf(context, productId)
  },
  staffProductPromotion: async (context, { body }) => {
    const { product_id: productId, version, warehouse_id: warehouseId, from, to, name } = body
    const cut = cutFrom(body)
    const wanted = { productId, version, warehouseId, from, to, cut, name, membersOnly: body.members_only ?? false }
    await makePromotion(
      context.shop.db,
      staffThemselves(context.visitor),
      wanted,
      context.visitor.language,
      context.now,
    )
    return storyOf(context, productId)
  },
  staffPromotionDays: async (context, { body }) => {
    const { product_id: productId, version, promotion_id: promotionId, from, to } = body
    const wanted = { productId, version, promotionId, from, to }
    await changePromotionDays(
      context.shop.db,
      staffThemselves(context.visitor),
      wanted,
      context.visitor.language,
      context.now,
    )
    return storyOf(context, productId)
  },
  staffPromotionEnd: async (context, { body }) => {
    const { product_id: productId, version, promotion_id: promotionId } = body
    const ended = { productId, version, promotionId, reason: body.reason.trim() }
    await endPromotion(context.shop.db, staffThemselves(context.visitor), ended, context.now)
    return storyOf(context, productId)
  },
  staffProductForm: async ({ shop, visitor }, { query }) => ({
    data: presentProductForm(
      await readProductForm(shop.db, staffThemselves(visitor).stores, query.product_id),
      visitor.language,
    ),
  }),
  staffProductMake: async ({ shop, visitor, now, idempotencyKey: key }, { body }) => {
    const { values: form, cents, priced_in: warehouseId } = body
    const price = cents === undefined ? undefined : { cents, warehouseId }
    return { data: { productId: await makeProduct(shop.db, staffThemselves(visitor), { form, price, key }, now) } }
  },
  staffProductEdit: async (context, { body: { product_id: productId, version, values: form } }) => {
    await editProduct(context.shop.db, staffThemselves(context.visitor), { productId, version, form }, context.now)
    return storyOf(context, productId)
  },
})
