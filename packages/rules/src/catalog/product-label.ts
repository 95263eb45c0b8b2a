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
  /** One code of those the field knows. (`label-choices.ts`) */
  choice: string
  /** Several codes of those the field knows, in the order of the field. */
  choices: string[]
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
  /** Unintended traces, apart from the allergens the food is made with. */
  traces: {
    kind: 'emphasised',
    wire: 'traces',
    column: 'traces',
    names: { it: 'Può contenere', de: 'Kann enthalten', en: 'May contain' },
  },
  nutrition: {
    kind: 'nutrition',
    wire: 'nutritional_values',
    names: { it: 'Valori nutrizionali', de: 'Nährwerte', en: 'Nutrition' },
  },
  /** The first figure of the code on an egg. (Regulation (EU) 1308/2013, annex VII) */
  eggFarming: {
    kind: 'choice',
    wire: 'egg_farming',
    column: 'egg_farming',
    names: { it: 'Tipo di allevamento', de: 'Haltungsform', en: 'Farming method' },
  },
  /** Fish: these three. (Regulation (EU) 1379/2013, article 35) */
  fishName: {
    kind: 'plain',
    wire: 'fish_name',
    column: 'fish_name',
    names: { it: 'Nome scientifico', de: 'Wissenschaftlicher Name', en: 'Scientific name' },
  },
  fishMethod: {
    kind: 'choice',
    wire: 'fish_method',
    column: 'fish_method',
    names: { it: 'Metodo di produzione', de: 'Produktionsmethode', en: 'Production method' },
  },
  fishArea: {
    kind: 'plain',
    wire: 'fish_area',
    column: 'fish_area',
    names: { it: 'Zona e attrezzi di pesca', de: 'Fanggebiet und Fanggerät', en: 'Area and fishing gear' },
  },
  /** Of fruit and vegetables. (Regulation (EU) 1308/2013, article 76) */
  qualityClass: {
    kind: 'choice',
    wire: 'quality_class',
    column: 'quality_class',
    names: { it: 'Categoria di qualità', de: 'Güteklasse', en: 'Quality class' },
  },
  treatment: {
    kind: 'plain',
    wire: 'treatment',
    column: 'treatment',
    names: { it: 'Trattamenti', de: 'Behandlung', en: 'Treatment' },
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
  /** Empty, it follows from the text of storage. */
  temperature: {
    kind: 'choice',
    wire: 'storage_temperature',
    column: 'storage_temperature',
    names: { it: 'Temperatura di conservazione', de: 'Lagertemperatur', en: 'Storage temperature' },
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
  /** Of food supplements, toys and whatever else must warn. (Legislative Decree 169/2004, article 6) */
  warnings: {
    kind: 'plain',
    wire: 'warnings',
    column: 'warnings',
    names: { it: 'Avvertenze', de: 'Warnhinweise', en: 'Warnings' },
  },
  /** Shown next to the price as well. (Regulation (EU) 2017/1369, article 6) */
  energyClass: {
    kind: 'choice',
    wire: 'energy_class',
    column: 'energy_class',
    names: { it: 'Classe energetica', de: 'Energieeffizienzklasse', en: 'Energy class' },
  },
  /** Regulation (EC) 1272/2008, article 48 */
  hazards: {
    kind: 'plain',
    wire: 'hazards',
    column: 'hazards',
    names: { it: 'Indicazioni di pericolo', de: 'Gefahrenhinweise', en: 'Hazard statements' },
  },
  hazardPictograms: {
    kind: 'choices',
    wire: 'hazard_pictograms',
    column: 'hazard_pictograms',
    names: { it: 'Pittogrammi di pericolo', de: 'Gefahrenpiktogramme', en: 'Hazard pictograms' },
  },
  /** Legislative Decree 49/2014, article 11 */
  electrical: {
    kind: 'choice',
    wire: 'electrical',
    column: 'electrical',
    names: { it: 'Ritiro dell’usato', de: 'Rücknahme des Altgeräts', en: 'Taking back the old appliance' },
  },
  /** Legislative Decree 152/2006, article 219; decision 97/129/EC */
  packaging: {
    kind: 'choices',
    wire: 'packaging',
    column: 'packaging',
    names: { it: 'Imballaggio e raccolta', de: 'Verpackung und Entsorgung', en: 'Packaging and disposal' },
  },
  operator: {
    kind: 'plain',
    wire: 'operator',
    column: 'operator',
    names: { it: 'Operatore', de: 'Unternehmer', en: 'Operator' },
  },
  /** Name, post and electronic address. (Regulation (EU) 2023/988, article 19) */
  manufacturer: {
    kind: 'plain',
    wire: 'manufacturer',
    column: 'manufacturer',
    names: { it: 'Fabbricante', de: 'Hersteller', en: 'Manufacturer' },
  },
  /** For a manufacturer outside the Union. */
  responsible: {
    kind: 'plain',
    wire: 'responsible',
    column: 'responsible',
    names: {
      it: 'Responsabile nell’Unione europea',
      de: 'Verantwortlich in der EU',
      en: 'Responsible in the European Union',
    },
  },
  /** Empty, the page says what follows from the kind of goods. (Consumer code, article 49(1)(h) and (m)) */
  withdrawal: {
    kind: 'choice',
    wire: 'withdrawal',
    column: 'withdrawal',
    names: { it: 'Diritto di recesso', de: 'Widerrufsrecht', en: 'Right of withdrawal' },
  },
} as const satisfies Record<string, LabelField>
export type LabelName = keyof typeof labelFields

type NameOfKind<Kind extends LabelKind> = {
  [Name in LabelName]: (typeof labelFields)[Name]['kind'] extends Kind ? Name : never
}[LabelName]

/** Fields kept together in one column of the database; the others have a column of their own. */
export type LabelTextName = NameOfKind<'plain' | 'emphasised' | 'country' | 'choice' | 'choices'>
/** Fields of which the shop knows every value. */
export type ChoiceName = NameOfKind<'choice' | 'choices'>
export type LabelTexts = { [Name in LabelTextName]?: LabelValues[(typeof labelFields)[Name]['kind']] }
export type Label = { [Name in LabelName]?: LabelValues[(typeof labelFields)[Name]['kind']] | null }

/** Columns of a product file that hold texts of the label. */
export type LabelTextColumn = (typeof labelFields)[LabelTextName]['column']
export type LabelColumn = LabelTextColumn | `${LabelTextColumn}_${'de' | 'en'}`

export const labelNames = Object.keys(labelFields) as LabelName[]
const withOwnColumn: ReadonlySet<LabelKind> = new Set(['nutrition', 'percent'])
const isLabelText = (name: LabelName): name is LabelTextName => !withOwnColumn.has(labelFields[name].kind)
export const labelTextNames: readonly LabelTextName[] = labelNames.filter(isLabelText)

export function isChoice(name: LabelName): name is ChoiceName {
  const { kind } = labelFields[name]
  return kind === 'choice' || kind === 'choices'
}

/** The columns of a field that holds texts. */
export function columnsOf(name: LabelTextName): LabelColumn[] {
  const { kind, column } = labelFields[name]
  return kind === 'plain' || kind === 'emphasised' ? [column, `${column}_de`, `${column}_en`] : [column]
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
