import { RefusalError } from '@bottega/contract/api.ts'
import { deskProduct } from '@bottega/contract/product-desk/calls.ts'
import type { DeskProductStore } from '@bottega/contract/product-desk/product-desk.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { PageHead } from '../../lib/PageHead.tsx'
import { useEuros } from '../../lib/use-euros.ts'
import { requireRole } from '../../lib/who.ts'
import { paths } from '../../paths.ts'
import { ProductActions } from './ProductActions.tsx'
import styles from './Products.module.css'
import { saleTones } from './sales.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const productId = Number(params['productId'])
  const isId = Number.isInteger(productId) && productId > 0 && productId <= 2_147_483_647
  try {
    // React Router takes a thrown response as the status of the page.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!isId) throw new Response(null, { status: 404 })
    return (await api.call(deskProduct, { query: { product_id: productId } })).data.product
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error
    if (error instanceof RefusalError && error.code === 'error.product.notFound')
      throw new Response(null, { status: 404 })
    throw error
  }
}

/** A product as every store sells it, and why one does not. */
export function Component() {
  const t = useTranslations('products')
  const format = useFormatter()
  const product = useLoaderData<typeof loader>()
  const facts = [
    [t('code'), product.code],
    [t('barcode'), product.barcode],
    [t('category'), product.category],
    [
      t('classes'),
      product.classes
        .map(({ name, maximum }) =>
          maximum === undefined ? name : t('classMaximum', { name, maximum: format.number(maximum) }),
        )
        .join(', '),
    ],
  ].filter(([, value]) => value)
  return (
    <>
      <p>
        <Anchor href={paths.products()}>{t('back')}</Anchor>
      </p>
      <PageHead title={product.name} text={[product.brand, product.pack].filter(Boolean).join(' · ')}>
        <Badge tone={saleTones[product.sale]}>{t(`sales.${product.sale}`)}</Badge>
      </PageHead>
      <ProductActions key={product.version} product={product} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.stores}>
        {product.stores.map((store) => (
          <Store key={store.warehouseId} store={store} unit={t(product.isLoose ? 'kilos' : 'pieces')} />
        ))}
      </div>
    </>
  )
}

function Store({ store, unit }: { store: DeskProductStore; unit: string }) {
  const t = useTranslations('products')
  const format = useFormatter()
  const euros = useEuros()
  const day = (date: string) => format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' })
  const { name, reasons, price, lowestPrice, available, promotion, prices } = store
  return (
    <section className={styles.store}>
      <h2>{name}</h2>
      {reasons.length === 0 ? (
        <p>{t('onShelf')}</p>
      ) : (
        <>
          <h3>{t('why')}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasons.${reason}`)}</li>
            ))}
          </ul>
        </>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('price')}</dt>
          <dd>{price === undefined ? '–' : euros(price)}</dd>
        </div>
        <div>
          <dt>{t('lowestPrice')}</dt>
          <dd>{lowestPrice === undefined ? '–' : euros(lowestPrice)}</dd>
        </div>
        <div>
          <dt>{t('stock')}</dt>
          <dd>{available === undefined ? t('notCounted') : `${format.number(available)} ${unit}`}</dd>
        </div>
        {promotion !== undefined && (
          <div>
            <dt>{t('promotion')}</dt>
            <dd>{`${promotion.name}, ${day(promotion.from)} – ${day(promotion.to)}`}</dd>
          </div>
        )}
      </dl>
      {prices.length > 0 && (
        <>
          <h3>{t('history')}</h3>
          <ul className={styles.rows}>
            {prices.map(({ from, to, price: cost }) => (
              <li key={from}>
                <span>{to === undefined ? t('fromDay', { from: day(from) }) : `${day(from)} – ${day(to)}`}</span>
                <span>{euros(cost)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
