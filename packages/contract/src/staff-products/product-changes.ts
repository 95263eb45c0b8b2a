import { labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, idSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'
import { classGroups, classNames } from './product-class.ts'
import { changing, seen, whole } from './staff-products.ts'

const maximum = () => Type.Optional(Type.Number({ minimum: 0, maximum: 99_999 }))

/** Degrees clockwise, before the crop. */
const turn = () =>
  Type.Integer({ minimum: 0, maximum: 270, multipleOf: 90, description: 'Degrees it is turned clockwise first' })

/** The rule refuses what lies outside the picture, whose sides it names. */
const crop = () =>
  Type.Object(
    { left: Type.Number(), top: Type.Number(), width: Type.Number(), height: Type.Number() },
    { description: 'What is shown of it, in whole pixels of the picture upright and turned; without it the whole' },
  )

const cutting = ['error.desk.cropOutside', 'error.desk.cropUnusable', 'error.desk.pictureSmall'] as const

export const staffProductPicture = callSchema({
  summary: 'Give a product its picture: one file `picture`, JPEG, PNG or WebP, at least 340 pixels wide or high',
  body: Type.Object({ ...seen, turn: Type.Optional(turn()), crop: Type.Optional(crop()) }),
  reply: whole,
  refusals: [
    ...changing,
    'error.form.fileMissing',
    'error.form.fileType',
    'error.form.fileUnsafe',
    'error.form.scannerAway',
    ...cutting,
    'error.request.fileTooLarge',
  ],
})

export const staffPictureCut = callSchema({
  summary: 'Turn the picture staff gave a product, or show a part of it; what is cut off is not stored',
  body: Type.Object({ ...seen, turn: Type.Optional(turn()), crop: Type.Optional(crop()) }),
  reply: whole,
  refusals: [...changing, ...cutting, 'error.desk.noOwnPicture'],
})

export const staffPictureRemove = callSchema({
  summary: 'Take away the picture staff gave a product: it has that of the product file again, or the drawn one',
  body: Type.Object(seen),
  reply: whole,
  refusals: [...changing, 'error.desk.noOwnPicture'],
})

const labelText = () => Type.Optional(freeText({ maxLength: 10_000 }))

export const staffProductLabel = callSchema({
  summary: 'Say what one field of the label says, in each language; without a text the label is without the field',
  body: Type.Object({
    ...seen,
    field: Type.Enum([...labelTextNames]),
    it: labelText(),
    de: labelText(),
    en: labelText(),
  }),
  reply: whole,
  refusals: [...changing, 'error.desk.labelTooLong', 'error.desk.labelUnusable'],
})

export const staffLabelRelease = callSchema({
  summary: 'Leave a field of the label to the files of products again: the next one says it',
  body: Type.Object({ ...seen, field: Type.Enum([...labelTextNames]) }),
  reply: whole,
  refusals: [...changing],
})

export const staffProductClassList = callSchema({
  summary: 'The classes a product may be given, by group',
  reply: classGroups,
  refusals: [],
})

export const staffProductClasses = callSchema({
  summary: 'Say which classes a product has, and the most of it one cart may hold; without a number there is no limit',
  body: Type.Object({ ...seen, class_ids: Type.Array(idSchema(), { maxItems: 100 }), maximum: maximum() }),
  reply: whole,
  refusals: [...changing, 'error.desk.classNotFound', 'error.desk.maximumTooLow'],
})

export const staffClassMake = callSchema({
  summary: 'Make a class in a group, without a limit and without products',
  body: Type.Object({ group_id: idSchema(), name: classNames() }),
  reply: classGroups,
  refusals: ['error.desk.classGroupNotFound', 'error.desk.classNameTaken'],
})

export const staffClassRename = callSchema({
  summary: 'Give a class another name, in every language; products keep it',
  body: Type.Object({ class_id: idSchema(), seen_name: classNames(), name: classNames() }),
  reply: classGroups,
  refusals: [
    'error.desk.classNotFound',
    'error.desk.classGroupNotFound',
    'error.desk.classNameTaken',
    'error.staff.changedMeanwhile',
  ],
})

export const staffClassLimit = callSchema({
  summary: 'Say the most one cart may hold of a class, over all its products; without a number there is no limit',
  body: Type.Object({ product_id: idSchema(), class_id: idSchema(), seen_maximum: maximum(), maximum: maximum() }),
  reply: whole,
  refusals: [...changing, 'error.desk.classNotFound'],
})

const days = { from: daySchema(), to: daySchema() }
const name = () => freeText({ maxLength: 60 })

const promoting = [
  ...changing,
  'error.desk.promotionFormula',
  'error.desk.promotionDays',
  'error.desk.promotionPieces',
  'error.desk.promotionLoose',
  'error.desk.promotionNoPrice',
  'error.desk.promotionNotLower',
  'error.desk.promotionNotLowest',
] as const

export const staffProductPromotion = callSchema({
  summary: 'Put a product in promotion in one store, or without one in every store that sells it on the first day',
  body: Type.Object({
    ...seen,
    ...days,
    warehouse_id: Type.Optional(idSchema()),
    kind: Type.Enum([...promotionKinds]),
    cents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of the kind price' })),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'Of the kinds percent and second' })),
    pieces: Type.Optional(Type.Integer({ minimum: 2, maximum: 24, description: 'Of the kind pieces' })),
    paid_pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 23, description: 'Of the kind pieces' })),
    name: Type.Object({
      it: freeText({ minLength: 3, maxLength: 60 }),
      de: Type.Optional(name()),
      en: Type.Optional(name()),
    }),
    members_only: Type.Optional(Type.Boolean()),
  }),
  reply: whole,
  refusals: [...promoting, 'error.store.notFound', 'error.desk.promotionTerms'],
})

export const staffPromotionDays = callSchema({
  summary: 'Give a promotion of a product other days; the first day of one that has begun stays',
  body: Type.Object({ ...seen, ...days, promotion_id: idSchema() }),
  reply: whole,
  refusals: [...promoting, 'error.desk.promotionNotFound'],
})

export const staffPromotionEnd = callSchema({
  summary: 'End a promotion of a product at once; one that has not begun is taken away',
  body: Type.Object({ ...seen, promotion_id: idSchema(), reason: freeText({ minLength: 3, maxLength: 300 }) }),
  reply: whole,
  refusals: [...changing, 'error.desk.promotionNotFound'],
})
