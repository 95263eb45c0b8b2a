import type { RecipeView } from '@bottega/contract/articles/article.ts'
import { peopleFor, purchaseFor, type RecipeMeasure, scaledMeasure } from '@bottega/rules/content/recipe.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import { type CatalogProduct } from '../../trade/catalog/catalog.products.ts'
import { type CatalogSource, findReferenced } from '../../trade/catalog/catalog.service.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { presentProduct } from '../../trade/catalog/presenters/product.presenter.ts'
import type { Edition, StoredDocument } from '../../kernel/publishing/documents.service.ts'
import { findArticle } from './articles.repository.ts'

interface Ingredient {
  readonly text: string
  readonly product?: string
  readonly quantity?: number
  readonly unit?: RecipeMeasure['unit']
}

interface Recipe {
  readonly servings: number
  readonly preparation: number
  readonly cooking: number
  readonly ingredients: readonly Ingredient[]
}

const recipeOf = (body: Record<string, unknown>) => body['recipe'] as Recipe | undefined

/** An amount without a unit counts pieces. */
const measureOf = ({ quantity, unit = 'pieces' }: Ingredient): RecipeMeasure | undefined =>
  quantity === undefined ? undefined : { quantity, unit }

/** The recipe of an article for so many people, with what can be bought of it here; undefined for other articles. */
export async function presentRecipe(
  source: CatalogSource,
  context: CatalogContext,
  { body }: StoredDocument,
  wanted: number | undefined,
): Promise<RecipeView | undefined> {
  const recipe = recipeOf(inLanguage(context.language, body))
  if (recipe === undefined) return undefined
  const { servings, preparation, cooking, ingredients } = recipe
  const people = peopleFor(servings, wanted)
  const named = await findReferenced(source.db, referencesOf(recipe))
  const sold = await source.catalogue.productsOfPage(context, [...new Set(named.values())])
  const products = new Map(sold.map((product) => [product.productId, product]))
  return {
    servings,
    preparationMinutes: preparation,
    cookingMinutes: cooking,
    ingredients: ingredients.map((one) => presentIngredient(one, named, products)),
    people,
    purchases: purchasesOf(recipe, people, named, products).map(({ productId, quantity }) => ({
      productId,
      quantity: unitsFromThousandths(quantity),
    })),
    products: sold.map((product) => presentProduct(product, context)),
  }
}

const referencesOf = ({ ingredients }: Recipe) => ingredients.flatMap(({ product }) => product ?? [])

function presentIngredient(
  { text, product, quantity, unit = 'pieces' }: Ingredient,
  named: ReadonlyMap<string, number>,
  sold: ReadonlyMap<number, unknown>,
): RecipeView['ingredients'][number] {
  const productId = product === undefined ? undefined : named.get(product)
  return {
    text,
    ...(quantity !== undefined && { quantity, unit }),
    ...(productId !== undefined && sold.has(productId) && { productId }),
  }
}

type Sold = Pick<CatalogProduct, 'terms' | 'content' | 'unitWeight'>

/**
 * The purchases that cover the ingredients; a product two of them name is bought once, as much as the larger one needs.
 */
function purchasesOf(
  recipe: Recipe,
  people: number,
  named: ReadonlyMap<string, number>,
  products: ReadonlyMap<number, Sold>,
): { productId: number; quantity: Thousandths }[] {
  const purchases = new Map<number, Thousandths>()
  for (const ingredient of recipe.ingredients) {
    const productId = named.get(ingredient.product ?? '')
    const product = productId === undefined ? undefined : products.get(productId)
    if (productId === undefined || product === undefined) continue
    const measure = measureOf(ingredient)
    const quantity = purchaseFor(measure && scaledMeasure(measure, recipe.servings, people), product)
    purchases.set(productId, Math.max(quantity, purchases.get(productId) ?? 0))
  }
  return [...purchases].map(([productId, quantity]) => ({ productId, quantity }))
}

export interface RecipeToBuy {
  readonly productIds: readonly number[]
  /** Of products as a cart has loaded them. */
  readonly purchases: (products: ReadonlyMap<number, Sold>) => readonly { productId: number; quantity: Thousandths }[]
}

/** Returns the data a cart needs to buy a recipe for so many people. Throws `error.article.notFound`. */
export async function recipeToBuy(
  db: Reader,
  edition: Edition,
  articleId: number,
  wanted: number | undefined,
): Promise<RecipeToBuy> {
  const document = await findArticle(db, edition, articleId)
  const recipe = document && recipeOf(document.body)
  if (recipe === undefined) throw new ShopError('error.article.notFound')
  const named = await findReferenced(db, referencesOf(recipe))
  const people = peopleFor(recipe.servings, wanted)
  return {
    productIds: [...new Set(named.values())],
    purchases: (products) => purchasesOf(recipe, people, named, products),
  }
}
