import { type Departments, isIn, notFood, soldByNumber, withOrigin, withoutIngredients } from './food-duties.ts'
import { otherProductsSlug } from './known-names.ts'
import type { LabelTextName, LabelTexts } from './product-label.ts'

/** The thing a duty asks for: a field of the label, the net content of a pack, or the alcohol by volume. */
export type Asked = LabelTextName | 'netQuantity' | 'alcoholPercent'

export interface LawDuty {
  readonly source: string
  /** Only goods of these departments; food, what is no food, and all goods, where a name stands. */
  readonly of: 'all' | 'food' | 'notFood' | Departments
  readonly except?: Departments
  /** Goods from the scale are without it. */
  readonly packedOnly?: true
  readonly adultsOnly?: true
  /** Only goods whose label has this field. */
  readonly having?: LabelTextName
  /** Only goods whose Italian name has one of these words, in small letters without marks. */
  readonly named?: readonly string[]
  readonly exceptNamed?: readonly string[]
  /** The pack bears it, so that goods are listed as lacking it and never kept from sale. (decision 832) */
  readonly isOnThePack?: true
  /** All of these; of several in one place, one. */
  readonly asks: readonly (Asked | readonly Asked[])[]
}

/**
 * The data the law wants said of a product before it is sold from afar. `check --law`, the list of the back office and
 * what is kept from sale read this table. (decision 825)
 */
export const lawDuties = {
  weight: {
    source: 'Regulation (EU) 1169/2011, art. 9(1)(e) and 14; Consumer code, art. 14',
    of: 'food',
    except: soldByNumber,
    packedOnly: true,
    asks: ['netQuantity'],
  },
  ingredients: {
    source: 'Regulation (EU) 1169/2011, art. 9(1)(b), (c) and 14',
    of: 'food',
    except: withoutIngredients,
    asks: ['ingredients'],
  },
  origin: {
    source: 'Regulation (EU) 1308/2013, art. 76',
    of: withOrigin,
    asks: [['origin', 'originCountry']],
  },
  operator: {
    source: 'Regulation (EU) 1169/2011, art. 8, 9(1)(h) and 14',
    of: 'food',
    packedOnly: true,
    asks: [['operator', 'manufacturer']],
  },
  alcohol: {
    source: 'Regulation (EU) 1169/2011, art. 9(1)(k) and 28',
    of: ['vini-birre-e-liquori'],
    adultsOnly: true,
    asks: ['alcoholPercent'],
  },
  eggs: {
    source: 'Regulation (EU) 1308/2013, art. 78 and annex VII, part VI',
    of: ['latte-uova-e-yogurt/burro-panna-e-uova/uova'],
    // The standard is that of hens’ eggs.
    exceptNamed: ['quaglia', 'quaglie'],
    asks: ['eggFarming'],
  },
  fish: {
    source: 'Regulation (EU) 1379/2013, art. 35',
    of: ['pesce/pesce-fresco'],
    asks: ['fishName', 'fishMethod', 'fishArea'],
  },
  hazards: {
    source: 'Regulation (EC) 1272/2008, art. 48(2)',
    of: 'notFood',
    having: 'hazardPictograms',
    asks: ['hazards'],
  },
  electrical: {
    source: 'Legislative Decree 49/2014, art. 11',
    of: 'notFood',
    having: 'energyClass',
    asks: ['electrical'],
  },
  maker: {
    source: 'Regulation (EU) 2023/988, art. 19',
    of: ['casa-e-pulizia', 'igiene-e-bellezza', 'infanzia/cura-del-bambino'],
    asks: ['manufacturer'],
  },
  /** Their name in trade is “integratore alimentare”: no department tells one from a plaster. */
  supplement: {
    source: 'Directive 2002/46/EC, art. 6(3); Legislative Decree 169/2004, art. 6',
    of: 'all',
    except: ['animali'],
    named: ['integratore', 'integratori'],
    asks: ['warnings'],
  },
  packaging: {
    source: 'Legislative Decree 152/2006, art. 219(5); Commission decision 97/129/EC, art. 3',
    of: 'all',
    except: withOrigin,
    packedOnly: true,
    isOnThePack: true,
    asks: ['packaging'],
  },
} as const satisfies Record<string, LawDuty>
export type LawDutyName = keyof typeof lawDuties
export const lawDutyNames = Object.keys(lawDuties) as [LawDutyName, ...LawDutyName[]]

export const lawDutyOf = (name: LawDutyName): LawDuty => lawDuties[name]

const isSaid = (name: LawDutyName): boolean => lawDutyOf(name).isOnThePack !== true

/** The goods a shop keeps from sale: what is without its net content, what is without anything the law asks for, or nothing. */
export const saleNeeds = ['net_quantity', 'law_data', 'nothing'] as const
export type SaleNeed = (typeof saleNeeds)[number]
/** A food in a pack is not sold without its net content, unless the shop says otherwise. */
export const usualSaleNeed: SaleNeed = 'net_quantity'

export const dutiesForSale: Readonly<Record<SaleNeed, readonly LawDutyName[]>> = {
  net_quantity: ['weight'],
  law_data: lawDutyNames.filter(isSaid),
  nothing: [],
}

/** The facts of a product that duties look at. */
export interface LawFacts {
  /** In Italian. */
  readonly name: string
  /** Slug of its category; empty where it has none. */
  readonly category: string
  readonly isLoose: boolean
  readonly isForAdultsOnly: boolean
  /** A number of pieces is no net content of a food. */
  readonly hasMeasure: boolean
  readonly hasNutrition: boolean
  readonly alcoholPercent: number | null
  readonly texts: LabelTexts
}

/** In no department, goods with ingredients or nutrition are food. */
export function isFood({
  category,
  texts,
  hasNutrition,
}: Pick<LawFacts, 'category' | 'texts' | 'hasNutrition'>): boolean {
  if (category === '' || category === otherProductsSlug) return texts.ingredients !== undefined || hasNutrition
  return !isIn(category, notFood)
}

const wordPattern = (words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i')

function isOf(facts: LawFacts, of: LawDuty['of']): boolean {
  if (of === 'all') return true
  if (of === 'food') return isFood(facts)
  return of === 'notFood' ? !isFood(facts) : isIn(facts.category, of)
}

function applies(
  facts: LawFacts,
  { of, except = [], packedOnly, adultsOnly, having, named, exceptNamed }: LawDuty,
): boolean {
  if (packedOnly === true && facts.isLoose) return false
  if (adultsOnly === true && !facts.isForAdultsOnly) return false
  if (having !== undefined && facts.texts[having] === undefined) return false
  if (named !== undefined && !wordPattern(named).test(facts.name)) return false
  if (exceptNamed !== undefined && wordPattern(exceptNamed).test(facts.name)) return false
  return isOf(facts, of) && !isIn(facts.category, except)
}

function has({ hasMeasure, alcoholPercent, texts }: LawFacts, asked: Asked): boolean {
  if (asked === 'netQuantity') return hasMeasure
  return asked === 'alcoholPercent' ? alcoholPercent !== null : texts[asked] !== undefined
}

/** The duties a product does not meet. */
export const lackingDuties = (facts: LawFacts): LawDutyName[] =>
  lawDutyNames.filter((name) => {
    const duty = lawDutyOf(name)
    return applies(facts, duty) && !duty.asks.every((one) => [one].flat().some((asked) => has(facts, asked)))
  })
