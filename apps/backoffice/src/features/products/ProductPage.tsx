import { staffProduct, staffProductClassList } from '@bottega/contract/staff-products/calls.ts'
import { staffStockMoves, staffTransferStores } from '@bottega/contract/staff-stock/calls.ts'
import type { StaffProduct } from '@bottega/contract/staff-products/staff-products.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useActionDialog } from '../../lib/actions/use-action-dialog.ts'
import { api } from '../../lib/api.ts'
import { idIn } from '../../lib/asked.ts'
import layout from '../../lib/layout.module.css'
import { PageHead } from '../../lib/head/PageHead.tsx'
import { Facts, Part, Parts } from '../../lib/Part.tsx'
import { ProductPicture } from '../../lib/ProductPicture.tsx'
import { readOne } from '../../lib/reading/read-one.ts'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { carryOut, type ProductAction, type ProductWork } from './product-action.ts'
import { Label } from './Label.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import styles from './Products.module.css'
import { Moves } from './Moves.tsx'
import { carryOutShelfWork, type ShelfAction } from './shelf-action.ts'
import { ShelfDialog } from './ShelfDialog.tsx'
import { saleTones } from './sales.ts'
import { Store } from './Store.tsx'
import { useProductWords } from './use-product-facts.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  return readOne(params['productId'], 'error.product.notFound', async (productId) => {
    const before = idIn(new URL(request.url).searchParams.get('before'))
    const [product, classes, moved, taking] = await Promise.all([
      api.call(staffProduct, { query: { product_id: productId } }),
      api.call(staffProductClassList),
      api.call(staffStockMoves, { query: { product_id: productId, ...(before !== undefined && { before }) } }),
      api.call(staffTransferStores),
    ])
    const { stores: takers } = taking.data
    return { product: product.data.product, groups: classes.data.groups, takers, ...moved.data }
  })
}

/** Facts that are one for all stores: only staff of the whole group change them. */
const ofAllStores: ReadonlySet<ProductWork> = new Set([
  'picture',
  'pictureCut',
  'pictureRemove',
  'classes',
  'on',
  'offSale',
  'recalled',
])

/** First-stage infant formula is never promoted. */
function worksOf({ sale, mayBePromoted, ownPicture }: StaffProduct, wholeGroup: boolean): ProductWork[] {
  const isOff = sale === 'offSale' || sale === 'recalled'
  const works: ProductWork[] = [
    'price',
    ...(mayBePromoted ? (['promotion'] as const) : []),
    'stock',
    'picture',
    ...(ownPicture ? (['pictureCut', 'pictureRemove'] as const) : []),
    'classes',
    ...(isOff ? (['on'] as const) : (['offSale', 'recalled'] as const)),
  ]
  return works.filter((work) => wholeGroup || !ofAllStores.has(work))
}

/** A product as every store sells it, and what shopkeepers do about it. */
export function Component() {
  const t = useTranslations('products')
  const { actingFor, wholeGroup } = useSignedInStaff()
  const { product, groups, takers, moves, more } = useLoaderData<typeof loader>()
  const dialog = useActionDialog((action: ProductAction, fields) => carryOut(product, action, fields))
  const shelf = useActionDialog((action: ShelfAction, fields) => carryOutShelfWork(product, action, fields))
  const last = moves.at(-1)
  const onDo = actingFor === undefined ? dialog.show : undefined
  const onDoForAll = wholeGroup ? onDo : undefined
  return (
    <>
      <PageHead
        back={{ href: paths.products(), text: t('back') }}
        title={product.name}
        text={[product.brand, product.pack].filter(Boolean).join(' · ')}
      >
        <Badge tone={saleTones[product.sale]}>{t(`sales.${product.sale}`)}</Badge>
      </PageHead>
      {onDo !== undefined && (
        <div className={layout.actions}>
          {wholeGroup && (
            <>
              <LinkButton variant="secondary" href={paths.productEdit(product.productId)}>
                {t('form.doEdit')}
              </LinkButton>
              <LinkButton variant="secondary" href={paths.productNew(product.productId)}>
                {t('form.doCopy')}
              </LinkButton>
            </>
          )}
          {worksOf(product, wholeGroup).map((work) => (
            <Button key={work} variant="secondary" onClick={() => onDo({ do: work })}>
              {t(`do.${work}`)}
            </Button>
          ))}
        </div>
      )}
      <Parts>
        <Details product={product} onDo={onDoForAll} />
        {product.stores.map((store) => (
          <Store
            key={store.warehouseId}
            product={product}
            store={store}
            onDo={onDo}
            onShelf={actingFor === undefined ? shelf.show : undefined}
            hasTaker={takers.some(({ id }) => id !== store.warehouseId)}
          />
        ))}
        <Label product={product} onDo={onDoForAll} />
      </Parts>
      <Moves
        moves={moves}
        older={more && last !== undefined ? `${paths.product(product.productId)}?before=${last.moveId}` : undefined}
      />
      <ShelfDialog dialog={shelf} product={product} takers={takers} />
      <ProductDialog dialog={dialog} product={product} groups={groups} />
    </>
  )
}

interface DetailsProps {
  product: StaffProduct
  onDo: ((action: ProductAction) => void) | undefined
}

function Details({ product, onDo }: DetailsProps) {
  const t = useTranslations('products')
  const words = useProductWords(product)
  return (
    <Part title={t('facts')}>
      <div className={styles.beside}>
        <ProductPicture
          src={product.picture}
          large={{
            alt: t('pictureOf', { name: product.name }),
            missing: t('pictureMissing', { name: product.name }),
          }}
        />
        <Facts
          of={[
            [t('code'), product.code],
            [t('barcode'), product.barcode],
            [t('furtherBarcodes'), product.furtherBarcodes?.join(', ')],
            [t('category'), product.category],
            [t('lackingByLaw'), product.lacks.map((duty) => t(`lacking.${duty}`)).join(' · ')],
            [t('recallMails'), product.recallMails && t('recallMailsOf', product.recallMails)],
            [t('maximum'), words.maximum(product.maximum)],
          ]}
        />
      </div>
      {product.classes.length > 0 && (
        <div>
          <h3>{t('classes')}</h3>
          <ul className={layout.list}>
            {product.classes.map((one) => (
              <li key={one.classId}>
                <span>{words.ofClass(one)}</span>
                {onDo !== undefined && (
                  <div className={layout.actions}>
                    <Button
                      variant="secondary"
                      aria-label={`${t('do.classLimit')}: ${one.name}`}
                      onClick={() => onDo({ do: 'classLimit', of: one })}
                    >
                      {t('do.classLimit')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  )
}
