import { deskProduct } from '@bottega/contract/product-desk/calls.ts'
import type { DeskProductStore } from '@bottega/contract/product-desk/product-desk.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { readOne } from '../../lib/read-one.ts'
import { useDay } from '../../lib/use-day.ts'
import { useEuros } from '../../lib/use-euros.ts'
import { requireRole } from '../../lib/who.ts'
import { paths } from '../../paths.ts'
import { ProductActions } from './ProductActions.tsx'
import { saleTones } from './sales.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  return readOne(
    params['productId'],
    'error.product.notFound',
    async (productId) => (await api.call(deskProduct, { query: { product_id: productId } })).data.product,
  )
}

/** A product as every store sells it, and why one does not. */
export function Component() {
  const t = useTranslations('products')
  const format = useFormatter()
  const product = useLoaderData<typeof loader>()
  const classes = product.classes.map(({ name, maximum }) =>
    maximum === undefined ? name : t('classMaximum', { name, maximum: format.number(maximum) }),
  )
  return (
    <>
      <p>
        <Anchor href={paths.products()}>{t('back')}</Anchor>
      </p>
      <PageHead title={product.name} text={[product.brand, product.pack].filter(Boolean).join(' · ')}>
        <Badge tone={saleTones[product.sale]}>{t(`sales.${product.sale}`)}</Badge>
      </PageHead>
      <ProductActions product={product} />
      <Parts>
        <Part title={t('facts')}>
          <Facts
            of={[
              [t('code'), product.code],
              [t('barcode'), product.barcode],
              [t('category'), product.category],
              [t('classes'), classes.join(', ')],
            ]}
          />
        </Part>
        {product.stores.map((store) => (
          <Part key={store.warehouseId} title={store.name}>
            <Store store={store} unit={t(product.isLoose ? 'kilos' : 'pieces')} />
          </Part>
        ))}
      </Parts>
    </>
  )
}

function Store({ store, unit }: { store: DeskProductStore; unit: string }) {
  const t = useTranslations('products')
  const format = useFormatter()
  const euros = useEuros()
  const day = useDay()
  const { reasons, price, lowestPrice, available, promotion, prices } = store
  return (
    <>
      {reasons.length === 0 ? (
        <p>{t('onShelf')}</p>
      ) : (
        <div>
          <h3>{t('why')}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasons.${reason}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        of={[
          [t('price'), price === undefined ? '–' : euros(price)],
          [t('lowestPrice'), lowestPrice === undefined ? '–' : euros(lowestPrice)],
          [t('stock'), available === undefined ? t('notCounted') : `${format.number(available)} ${unit}`],
          [t('promotion'), promotion && `${promotion.name}, ${day(promotion.from)} – ${day(promotion.to)}`],
        ]}
      />
      {prices.length > 0 && (
        <div>
          <h3>{t('history')}</h3>
          <ul className={layout.rows}>
            {prices.map(({ from, to, price: cost }) => (
              <li key={from}>
                <span>{to === undefined ? t('fromDay', { from: day(from) }) : `${day(from)} – ${day(to)}`}</span>
                <span>{euros(cost)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
