import type { Localized } from '../text/language.ts'
/** The stored value of a field of a label, by the kind of the field. */
export interface LabelValues {
  /** Text without marks. */
  plain: Localized
  /** HTML whose only mark is `<strong>` around allergens. (Regulation (EU) 1169/2011, article 21) */
  emphasised: Localized
  /** A country of ISO 3166-1, two capitals. */
  country: string
  /** The nutrition declaration: `nutrients` per 100 g or 100 ml. */
  nutrition: Partial<Record<Nutrient, number>>
  /** Hundredths of the volume. */
  percent: number
}
export type LabelKind = keyof LabelValues

interface LabelField {
  readonly kind: LabelKind
  /** Name in `metaData.product_description` of a product's answer. */
  readonly wire: string
  /**
   * Column of a product file. A text has one a language beside it: `storage_de`, `storage_en`. The nutrition declaration
   * has a column for each nutrient instead.
   */
  readonly column?: string
  /** Column of an export of Open Food Facts. */
  readonly openFoodFacts?: string
  /** Heading on the product page and label in the back office. */
  readonly names: { readonly it: string; readonly de: string; readonly en: string }
}

/**
 * The fields of a product's label, in the order of the product page. Files, import, answers of the shop, product page
 * and back office read this table: a field that is added here is in all of them. (decision 817)
 */
export const labelFields = {
  description: {
    kind: 'plain',
    wire: 'description',
    column: 'description',
    names: { it: 'Che cos’è', de: 'Was es ist', en: 'What it is' },
  },
  ingredients: {
    kind: 'emphasised',
    wire: 'ingredients',
    column: 'ingredients',
    openFoodFacts: 'ingredients_text',
    names: { it: 'Ingredienti', de: 'Zutaten', en: 'Ingredients' },
  },
  allergens: {
    kind: 'emphasised',
    wire: 'allergens',
    column: 'allergens',
    names: { it: 'Allergeni', de: 'Allergene', en: 'Allergens' },
  },
  nutrition: {
    kind: 'nutrition',
    wire: 'nutritional_values',
    names: { it: 'Valori nutrizionali', de: 'Nährwerte', en: 'Nutrition' },
  },
  origin: {
    kind: 'plain',
    wire: 'origin',
    column: 'origin',
    openFoodFacts: 'origins',
    names: { it: 'Origine', de: 'Herkunft', en: 'Origin' },
  },
  originCountry: {
    kind: 'country',
    wire: 'origin_country',
    column: 'origin_country',
    names: { it: 'Paese di origine', de: 'Ursprungsland', en: 'Country of origin' },
  },
  storage: {
    kind: 'plain',
    wire: 'storage',
    column: 'storage',
    names: { it: 'Conservazione', de: 'Aufbewahrung', en: 'Storage' },
  },
  features: {
    kind: 'plain',
    wire: 'features',
    column: 'features',
    names: { it: 'Caratteristiche', de: 'Eigenschaften', en: 'Features' },
  },
  alcoholPercent: {
    kind: 'percent',
    wire: 'alcohol',
    column: 'alcohol',
    openFoodFacts: 'alcohol_100g',
    names: { it: 'Titolo alcolometrico', de: 'Alkoholgehalt', en: 'Alcohol by volume' },
  },
  operator: {
    kind: 'plain',
    wire: 'operator',
    column: 'operator',
    names: { it: 'Operatore', de: 'Unternehmer', en: 'Operator' },
  },
} as const satisfies Record<string, LabelField>
export type LabelName = keyof typeof labelFields

type NameOfKind<Kind extends LabelKind> = {
  [Name in LabelName]: (typeof labelFields)[Name]['kind'] extends Kind ? Name : never
}[LabelName]

/** Fields kept together in one column of the database; the others have a column of their own. */
export type LabelTextName = NameOfKind<'plain' | 'emphasised' | 'country'>
export type LabelTexts = { [Name in LabelTextName]?: LabelValues[(typeof labelFields)[Name]['kind']] }
export type Label = { [Name in LabelName]?: LabelValues[(typeof labelFields)[Name]['kind']] | null }

/** Columns of a product file that hold texts of the label. */
export type LabelTextColumn = (typeof labelFields)[LabelTextName]['column']
export type LabelColumn = LabelTextColumn | `${LabelTextColumn}_${'de' | 'en'}`

export const labelNames = Object.keys(labelFields) as LabelName[]
const withOwnColumn: ReadonlySet<LabelKind> = new Set(['nutrition', 'percent'])
const isLabelText = (name: LabelName): name is LabelTextName => !withOwnColumn.has(labelFields[name].kind)
export const labelTextNames: readonly LabelTextName[] = labelNames.filter(isLabelText)

/** The columns of a field that holds texts. */
export function columnsOf(name: LabelTextName): LabelColumn[] {
  const { kind, column } = labelFields[name]
  return kind === 'country' ? [column] : [column, `${column}_de`, `${column}_en`]
}

/** A field with its value, whose type is that of the kind. */
export type LabelEntry = {
  [Kind in LabelKind]: { readonly name: LabelName; readonly kind: Kind; readonly value: LabelValues[Kind] }
}[LabelKind]

/** The fields of a label, in the order of the product page. */
export const labelEntries = (label: Label): LabelEntry[] =>
  labelNames.flatMap((name) => {
    const value = label[name]
    // The table gives a field its kind and `Label` the type of that kind; a loop over both loses that they belong together.
    return value === undefined || value === null ? [] : [{ name, kind: labelFields[name].kind, value } as LabelEntry]
  })

interface NutrientField {
  /** Column of a product file. */
  readonly column: string
  readonly openFoodFacts: string
  readonly unit: 'kJ' | 'g'
  readonly names: { readonly it: string; readonly de: string; readonly en: string }
}

/** The mandatory declaration, in its mandatory order. (Regulation (EU) 1169/2011, annex XV) */
export const nutrients = {
  energyKj: {
    column: 'energy_kj',
    openFoodFacts: 'energy_100g',
    unit: 'kJ',
    names: { it: 'Energia', de: 'Energie', en: 'Energy' },
  },
  fat: { column: 'fat', openFoodFacts: 'fat_100g', unit: 'g', names: { it: 'Grassi', de: 'Fett', en: 'Fat' } },
  saturatedFat: {
    column: 'saturated_fat',
    openFoodFacts: 'saturated-fat_100g',
    unit: 'g',
    names: { it: 'di cui acidi grassi saturi', de: 'davon gesättigte Fettsäuren', en: 'of which saturates' },
  },
  carbohydrates: {
    column: 'carbohydrates',
    openFoodFacts: 'carbohydrates_100g',
    unit: 'g',
    names: { it: 'Carboidrati', de: 'Kohlenhydrate', en: 'Carbohydrate' },
  },
  sugars: {
    column: 'sugars',
    openFoodFacts: 'sugars_100g',
    unit: 'g',
    names: { it: 'di cui zuccheri', de: 'davon Zucker', en: 'of which sugars' },
  },
  fiber: {
    column: 'fiber',
    openFoodFacts: 'fiber_100g',
    unit: 'g',
    names: { it: 'Fibre', de: 'Ballaststoffe', en: 'Fibre' },
  },
  proteins: {
    column: 'proteins',
    openFoodFacts: 'proteins_100g',
    unit: 'g',
    names: { it: 'Proteine', de: 'Eiweiß', en: 'Protein' },
  },
  salt: { column: 'salt', openFoodFacts: 'salt_100g', unit: 'g', names: { it: 'Sale', de: 'Salz', en: 'Salt' } },
} as const satisfies Record<string, NutrientField>
export type Nutrient = keyof typeof nutrients
export const nutrientNames = Object.keys(nutrients) as Nutrient[]
