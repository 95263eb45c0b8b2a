import { packUnits } from '@bottega/rules/catalog/pack-size.ts'
import { labelTextNames, type Nutrient, nutrientNames } from '@bottega/rules/catalog/product-label.ts'
import { productParts } from '@bottega/rules/catalog/product-form.ts'
import { longestBrand, longestName, mostFurtherBarcodes } from '@bottega/rules/catalog/product-names.ts'
import { mostEnergy } from '@bottega/rules/catalog/nutrition.ts'
import { mostOfLine, sellingModes, vatRates } from '@bottega/rules/catalog/sale-terms.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'
import { changing, seen, whole } from './staff-products.ts'

const quantity = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0.001, maximum: mostOfLine, description }))
const name = () => freeText({ maxLength: longestName })
const labelText = () => Type.Optional(freeText({ maxLength: 10_000 }))
const nutrient = (field: Nutrient) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: field === 'energyKj' ? mostEnergy : 100 }))

/** A product as its form says it. What one may say of it is the rule `productFaults`. */
const formSchema = Type.Object({
  code: codeText({ maxLength: 40, description: 'The article code of the shop; one that is made keeps it' }),
  name: Type.Object({ it: name(), de: Type.Optional(name()), en: Type.Optional(name()) }),
  barcode: Type.Optional(codeText({ maxLength: 40 })),
  further_barcodes: Type.Optional(
    Type.Array(codeText({ maxLength: 40 }), {
      maxItems: mostFurtherBarcodes,
      description: 'Other barcodes on its packs',
    }),
  ),
  brand: Type.Optional(freeText({ maxLength: longestBrand })),
  category_id: idSchema(),
  mode: Type.Enum([...sellingModes]),
  pieces_per_pack: Type.Optional(Type.Integer({ minimum: 1, maximum: mostOfLine, description: 'Of the mode pack' })),
  first_weight: quantity('Of the mode loose, kilograms'),
  step_weight: quantity('Of the mode loose, kilograms'),
  minimum: quantity('Pieces or kilograms'),
  maximum: quantity('Pieces or kilograms'),
  content: Type.Optional(Type.Number({ minimum: 0.001, maximum: 100_000, description: 'Of one piece' })),
  content_unit: Type.Optional(Type.Enum([...packUnits])),
  pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  drained: Type.Optional(
    Type.Number({ minimum: 0.001, maximum: 100_000, description: 'Of all pieces, in the unit of the content' }),
  ),
  vat: Type.Enum([...vatRates]),
  lead_time_hours: Type.Integer({ minimum: 0, maximum: 24 * 30 }),
  adults_only: Type.Boolean(),
  infant_formula: Type.Boolean({ description: 'First-stage infant formula, which is never promoted' }),
  alcohol: Type.Optional(Type.Number({ minimum: 0, maximum: 96, description: 'Per cent by volume' })),
  nutrition: Type.Object(
    Object.fromEntries(nutrientNames.map((field) => [field, nutrient(field)])) as Record<
      Nutrient,
      ReturnType<typeof nutrient>
    >,
    { description: 'Per 100 g or 100 ml' },
  ),
  label: Type.Array(
    Type.Object({ field: Type.Enum([...labelTextNames]), it: labelText(), de: labelText(), en: labelText() }),
    { maxItems: labelTextNames.length },
  ),
})

const formOfProduct = Type.Object({
  productId: Type.Integer(),
  version: Type.Integer({ description: 'A change names the version it saw' }),
  title: Type.String(),
  byStaff: Type.Array(Type.Enum([...productParts]), { description: 'Set by staff: files of products leave them' }),
  values: formSchema,
})
export type FormOfProduct = Static<typeof formOfProduct>

const choices = Type.Object({
  categories: Type.Array(Type.Object({ categoryId: Type.Integer(), name: Type.String() }), {
    description: 'By their whole path, as people read it',
  }),
  brands: Type.Array(Type.String()),
  stores: Type.Array(Type.Object({ warehouseId: Type.Integer(), name: Type.String() })),
})
export type ProductFormChoices = Static<typeof choices>

export const staffProductForm = callSchema({
  summary: 'What a form for a product offers to choose from, and a product as its form says it',
  query: Type.Object({ product_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ product: Type.Optional(formOfProduct), choices }),
  refusals: ['error.product.notFound'],
})

const faulty = [
  'error.desk.codeUnusable',
  'error.desk.productNameMissing',
  'error.desk.barcodeUnusable',
  'error.desk.barcodeCheckDigit',
  'error.desk.barcodeTaken',
  'error.desk.furtherBarcodeUnusable',
  'error.desk.furtherBarcodeCheckDigit',
  'error.desk.furtherBarcodeTaken',
  'error.desk.packPiecesMissing',
  'error.desk.weightMissing',
  'error.desk.maximumTooLow',
  'error.desk.contentMissing',
  'error.desk.contentUnitMissing',
  'error.desk.drainedTooMuch',
  'error.desk.nutrientPart',
  'error.desk.nutrientSum',
  'error.desk.nutrientEnergy',
  'error.desk.categoryNotFound',
  'error.desk.labelTooLong',
  'error.desk.labelUnusable',
] as const

export const staffProductMake = callSchema({
  summary: 'Make a product: it is found at once, and sold where it has a price',
  body: Type.Object({
    values: formSchema,
    cents: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Its first price, from today on' }),
    ),
    // Not the field of calls about one store: a product is the whole group's, wherever it is priced first.
    priced_in: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'A warehouse; without it all' }),
    ),
  }),
  reply: Type.Object({ productId: Type.Integer() }),
  refusals: [...faulty, 'error.desk.codeTaken', 'error.store.notFound'],
})

export const staffProductEdit = callSchema({
  summary: 'Change what a product is; files of products leave the parts that were changed from then on',
  body: Type.Object({ ...seen, values: formSchema }),
  reply: whole,
  refusals: [...changing, ...faulty, 'error.desk.codeStays'],
})
