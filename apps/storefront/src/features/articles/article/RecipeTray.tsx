import { articlesAddToCart } from '@bottega/contract/articles/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useCommand } from '../../../lib/api/use-command.ts'
import { notifications } from '../../../lib/notices/notifications.ts'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { latestItemOf } from '../../cart-store/cart-line.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { DietMark } from '../../diet/DietMark.tsx'
import styles from './RecipeTray.module.css'
import type { ShownPurchase, ShownRecipe } from './shown-recipe.ts'

type RecipeTrayProps = { articleId: number; title: string; recipe: ShownRecipe }

/** The goods to buy for a recipe, and one button that puts it in the cart. */
export function RecipeTray({ articleId, title, recipe }: RecipeTrayProps) {
  const t = useTranslations(articlesWords)
  const { purchases, ingredients, people } = recipe
  const fill = useFillCart(articleId, title, people)
  // An ingredient whose author named no product, or one that this store does not sell: the search finds what it has.
  const unnamed = new Set(ingredients.filter(({ productId }) => productId === undefined).map(({ text }) => text))
  return (
    <section className={styles.tray} aria-labelledby="recipe-tray">
      <h2 id="recipe-tray">{t('tray')}</h2>
      {purchases.length === 0 ? (
        <p>{t('nothingSold')}</p>
      ) : (
        <>
          <p className={styles.about}>{t('trayText', { people })}</p>
          <ul className={styles.lines}>
            {purchases.map((purchase) => (
              <Line key={purchase.productId} purchase={purchase} />
            ))}
          </ul>
          <Button busy={fill.busy} onClick={fill.run}>
            <Icon name="cart" />
            {t('putAll')}
          </Button>
        </>
      )}
      {unnamed.size > 0 && (
        <div className={styles.about}>
          <p id="recipe-choose">{t('choose')}</p>
          <ul aria-labelledby="recipe-choose" className={styles.choices}>
            {[...unnamed].map((text) => (
              <li key={text}>
                <ShopLink to={paths.search({ q: text })}>{text}</ShopLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Line({ purchase }: { purchase: ShownPurchase }) {
  const { locale } = usePageSetting()
  const { productId, slug, name, pack, picture, sellingMode, quantity } = purchase
  return (
    <li className={styles.line}>
      <LinePicture src={picture} />
      <div className={styles.words}>
        <ShopLink to={paths.product(slug)}>{name}</ShopLink>
        <span className={styles.pack}>{pack}</span>
        <DietMark productId={productId} />
      </div>
      <span className={styles.amount}>
        {sellingMode === 'loose' ? '' : '× '}
        {quantityText(quantity, sellingMode, locale)}
      </span>
      <PersonalPart by={({ cart }) => latestItemOf(cart, productId) !== undefined}>
        <State purchase={purchase} />
      </PersonalPart>
    </li>
  )
}

function State({ purchase: { productId, name, isAvailable } }: { purchase: ShownPurchase }) {
  const t = useTranslations(articlesWords)
  const { cart } = useShopper()
  if (latestItemOf(cart, productId) !== undefined)
    return (
      <span className={styles.inCart}>
        <Icon name="check" size={16} />
        {t('inCart')}
      </span>
    )
  if (isAvailable) return <span hidden />
  return (
    <span className={styles.away}>
      {t('unavailable')}{' '}
      <ShopLink to={paths.search({ q: name })} aria-label={t('alternativeTo', { name })}>
        {t('alternative')}
      </ShopLink>
    </span>
  )
}

/** Address and slot first, where they are needed. */
function useFillCart(articleId: number, title: string, people: number) {
  const t = useTranslations(articlesWords)
  const { ensureReady } = useCheckoutFlow()
  const { perform } = useCartStore()
  return useCommand(async () => {
    const query = { show_sectors: true }
    const body = { article_id: articleId, people }
    const added = () => notifications.notify('success', t('added', { title }))
    if (await ensureReady()) await perform((api) => api.call(articlesAddToCart, { query, body }), added)
  })
}
