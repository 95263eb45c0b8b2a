import { readFile } from 'node:fs/promises'
import { vatRates } from '@bottega/rules/catalog/sale-terms.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ImportError } from '../import-error.ts'

const vatPercent = Type.Union(vatRates.map((rate) => Type.Literal(rate)))

const ruleSchema = Type.Object(
  {
    /** Slug of the category: the whole path. */
    category: Type.String({ minLength: 1 }),
    /** Words or phrases between commas, any of which makes the rule fit; `*` at the end stands for any ending. */
    words: Type.Array(Type.String({ minLength: 2 }), { minItems: 1 }),
    /** Words that exclude the rule. */
    unless: Type.Optional(Type.Array(Type.String({ minLength: 2 }))),
    vat: Type.Optional(vatPercent),
    /** Drinks for adults, unless their name says otherwise. */
    alcoholic: Type.Optional(Type.Boolean()),
    /** Holds alcohol as an ingredient (tiramisù, vinegar): a small percentage alone does not make it a drink for adults. */
    solid: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const fileSchema = Type.Object(
  {
    about: Type.Optional(Type.String()),
    defaults: Type.Object({ vat: vatPercent, brand: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
    /** Brands between commas as they are written, or `words = brand` for a product line or another spelling. */
    brands: Type.Array(Type.String({ minLength: 2 })),
    rules: Type.Array(ruleSchema, { minItems: 1 }),
  },
  { additionalProperties: false },
)

type Rule = Static<typeof ruleSchema>

/** The category that the first fitting rule gives a name. */
export type RuleVerdict = Pick<Rule, 'category' | 'vat' | 'alcoholic' | 'solid'>

export interface CategoryRules {
  /** Rates by the cooperative's own names of them, where the shop knows any. */
  taxRates?: ReadonlyMap<string, number>
  defaults: Static<typeof fileSchema>['defaults']
  /** Every category the rules name. */
  categories: readonly string[]
  /** Of these, those whose goods are alcoholic drinks. */
  alcoholicCategories: ReadonlySet<string>
  /** The first rule that fits, in the order of the file. */
  verdictOn: (name: string) => RuleVerdict | undefined
  /** The brand named in a product's name, as it is written; undefined when the list knows none of its words. */
  brandIn: (name: string) => string | undefined
}

const shippedRules = new URL('../category-rules.json', import.meta.url)

export async function loadCategoryRules(file: URL | string = shippedRules): Promise<CategoryRules> {
  return compileRules(await readJson(file), String(file))
}

export function compileRules(content: unknown, origin = 'the rules'): CategoryRules {
  if (!Value.Check(fileSchema, content)) {
    const [problem] = Value.Errors(fileSchema, content)
    throw new ImportError(`${origin}: ${problem?.instancePath ?? ''} ${problem?.message ?? 'is not a rules file'}`)
  }
  const rules = content.rules.map((rule) => ({
    rule,
    fits: phrases(rule.words),
    bars: rule.unless && phrases(rule.unless),
  }))
  const brandOf = new Map(
    separated(content.brands).map((entry) => {
      const [words = entry, brand = words] = entry.split('=').map((part) => part.trim())
      return [plainWords(words), brand]
    }),
  )
  const anyBrand = phrases(
    brandOf
      .keys()
      .toArray()
      .sort((a, b) => b.length - a.length),
  )
  return {
    defaults: content.defaults,
    categories: [...new Set(content.rules.map((rule) => rule.category))],
    alcoholicCategories: new Set(content.rules.flatMap((rule) => (rule.alcoholic === true ? [rule.category] : []))),
    verdictOn: (name) => {
      const words = ` ${plainWords(name)} `
      return rules.find(({ fits, bars }) => fits.test(words) && bars?.test(words) !== true)?.rule
    },
    brandIn: (name) => brandOf.get(anyBrand.exec(` ${plainWords(name)} `)?.[0].trim() ?? ''),
  }
}

/** One expression for all phrases of a rule; they hold nothing but plain words, so none can be made slow. */
function phrases(words: readonly string[]): RegExp {
  const patterns = separated(words).map(
    (phrase) => plainWords(phrase) + (phrase.endsWith('*') ? String.raw`[^ ]*` : ''),
  )
  return new RegExp(` (?:${patterns.join('|')})(?= )`, 'u')
}

function separated(lists: readonly string[]): string[] {
  return lists
    .flatMap((list) => list.split(',').map((entry) => entry.trim()))
    .filter((entry) => plainWords(entry) !== '')
}

async function readJson(file: URL | string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new ImportError(`The rules file ${String(file)} cannot be read: ${(error as Error).message}`)
  }
}
