import type { IngredientView, RecipeView } from '@bottega/contract/articles/article.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import type { SellingMode, Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { sellingModeOf } from '../../cart-store/selling.ts'

/** A product the recipe needs, as its line in the tray shows it. */
export interface ShownPurchase {
  readonly productId: number
  readonly slug: string
  readonly name: string
  readonly pack: string
  readonly picture: string
  readonly sellingMode: SellingMode
  readonly quantity: Thousandths
  readonly isAvailable: boolean
}

export interface ShownRecipe extends Pick<RecipeView, 'servings' | 'people' | 'preparationMinutes' | 'cookingMinutes'> {
  readonly ingredients: readonly IngredientView[]
  readonly purchases: readonly ShownPurchase[]
}

/** The parts of a recipe that a page sends: two dozen products would weigh more than its text. */
export function shownRecipe({ products, purchases, ...recipe }: RecipeView): ShownRecipe {
  const byId = new Map(products.map((product) => [product.productId, product]))
  return {
    ...recipe,
    purchases: purchases.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId)
      if (product === undefined) return []
      return {
        productId,
        slug: product.slug,
        name: product.name,
        pack: product.description,
        picture: product.mediaURL,
        sellingMode: sellingModeOf(product),
        quantity: thousandthsFromUnits(quantity),
        isAvailable: product.available > 0,
      }
    }),
  }
}
