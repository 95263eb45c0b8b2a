import { staffLeafletPrices } from '@bottega/contract/staff-products/calls.ts'
import type {
  LeafletPrices as Prices,
  LeafletProductPrices,
} from '@bottega/contract/staff-products/leaflet-promotions.ts'
import { offerStates, type OfferState } from '@bottega/rules/promotions/leaflet-offer.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/api.ts'
import { useDay } from '../../../lib/format/use-day.ts'
import { useEuros } from '../../../lib/format/use-euros.ts'
import layout from '../../../lib/layout.module.css'
import { useRead } from '../../../lib/reading/use-read.ts'
import { Remark } from '../../../lib/Remark.tsx'
import { Section } from '../../../lib/Section.tsx'
import { useSignedInStaff } from '../../../lib/signed-in-staff.ts'
import { paths } from '../../../paths.ts'
import styles from '../Promotions.module.css'
import { MoveDialog } from './MoveDialog.tsx'

interface Days {
  from: string
  to: string
}

interface LeafletPricesProps {
  /** Its name among the leaflets. */
  leaflet: string
  /** The days a form says that is not saved yet; without them those of the leaflet count. */
  typed?: Days | undefined
}

const tones = { conflict: 'warn', none: 'warn', part: 'warn', notSold: 'quiet', offer: 'ok' } as const

/** The products of a leaflet with the prices they have on its days, and the promotions that run on its old ones. */
export function LeafletPrices({ leaflet, typed }: LeafletPricesProps) {
  const t = useTranslations('promotions.leaflets')
  const [page, setPage] = useState(1)
  const [moved, setMoved] = useState<number>()
  return (
    <Section title={t('ofLeaflet')}>
      {moved !== undefined && (
        <Remark tone="ok">
          {t('moved', { count: moved })} <UndoLink />
        </Remark>
      )}
      <PricesOfPage
        key={`${leaflet} ${page} ${moved}`}
        {...{ leaflet, typed, page }}
        onPage={setPage}
        onMoved={setMoved}
      />
    </Section>
  )
}

function UndoLink() {
  const t = useTranslations('promotions')
  return <Anchor href={paths.products()}>{t('undoAt')}</Anchor>
}

interface PricesOfPageProps extends LeafletPricesProps {
  page: number
  onPage: (page: number) => void
  onMoved: (products: number) => void
}

function PricesOfPage({ leaflet, typed, page, onPage, onMoved }: PricesOfPageProps) {
  const t = useTranslations('promotions.leaflets')
  const promotions = useTranslations('promotions')
  const { roles, actingFor } = useSignedInStaff()
  const mayChange = hasAnyRole(roles, ['shopkeeper']) && actingFor === undefined
  const { answer, refusal } = useRead(async () => {
    return (await api.call(staffLeafletPrices, { query: { leaflet, page } })).data
  })
  if (refusal !== undefined) return <Remark tone="error">{refusal}</Remark>
  if (answer === undefined) return <p>{promotions('counting')}</p>
  const { products, counts } = answer
  const { selPage, totPages } = answer.page
  return (
    <div className={styles.effect}>
      {movesOf(answer, typed).map((one) => (
        <OnOldDays key={`${one.from} ${one.to}`} {...one} {...{ leaflet, mayChange, onMoved }} />
      ))}
      <div className={styles.badges}>
        {offerStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <Badge key={state} tone={tones[state]}>
              {t(`counts.${state}`, { count: counts[state] })}
            </Badge>
          ))}
      </div>
      {mayChange && products.length > 0 && (
        <div className={layout.actions}>
          <LinkButton href={paths.promotionNew(leaflet)} variant="secondary">
            {t('promote')}
          </LinkButton>
        </div>
      )}
      {products.length === 0 ? (
        <p>{t('noProducts')}</p>
      ) : (
        <ul className={styles.lines} aria-label={t('ofLeaflet')}>
          {products.map((one) => (
            <Product key={one.productId} product={one} stores={answer.stores} />
          ))}
        </ul>
      )}
      {totPages > 1 && (
        <div className={layout.actions}>
          <Button variant="secondary" disabled={selPage <= 1} onClick={() => onPage(selPage - 1)}>
            {t('before')}
          </Button>
          <span>{t('page', { page: selPage, pages: totPages })}</span>
          <Button variant="secondary" disabled={selPage >= totPages} onClick={() => onPage(selPage + 1)}>
            {t('after')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface Move extends Days {
  newDays: Days
  promotions: number
}

/** The days on which promotions of the leaflet still run, and those they should get. */
function movesOf(answer: Prices, typed: Days | undefined): Move[] {
  const { from, to, promotions, former } = answer
  const isTyped = typed !== undefined && typed.from <= typed.to && (typed.from !== from || typed.to !== to)
  const newDays = isTyped ? typed : { from, to }
  return [
    ...(former === undefined ? [] : [{ ...former, newDays }]),
    ...(isTyped && promotions > 0 ? [{ from, to, promotions, newDays }] : []),
  ]
}

interface OnOldDaysProps extends Move {
  leaflet: string
  mayChange: boolean
  onMoved: (products: number) => void
}

function OnOldDays({ leaflet, from, to, newDays, promotions, mayChange, onMoved }: OnOldDaysProps) {
  const t = useTranslations('promotions.leaflets')
  const day = useDay()
  const [isMoving, setMoving] = useState(false)
  const days = { from: day(from), to: day(to), newFrom: day(newDays.from), newTo: day(newDays.to) }
  return (
    <>
      <Remark tone="warn">
        <p>{t('onOldDays', { count: promotions, ...days })}</p>
        {mayChange ? (
          <Button variant="secondary" onClick={() => setMoving(true)}>
            {t('move')}
          </Button>
        ) : (
          <p>{t('byShopkeepers')}</p>
        )}
      </Remark>
      {isMoving && (
        <MoveDialog
          body={{ leaflet, from, to, new_from: newDays.from, new_to: newDays.to }}
          onClose={() => setMoving(false)}
          onMoved={onMoved}
        />
      )}
    </>
  )
}

function Product({ product, stores }: { product: LeafletProductPrices; stores: number }) {
  const t = useTranslations('promotions.leaflets')
  const euros = useEuros()
  const { name, code, printed, productId, prices } = product
  return (
    <li className={styles.ofLeaflet}>
      <div>
        <strong>
          <Anchor href={paths.product(productId)}>{name}</Anchor>
        </strong>
        <small>
          {[code, printed !== undefined && t('printed', { price: euros(printed) })].filter(Boolean).join(' · ')}
        </small>
      </div>
      <div>
        {prices.map((one) => (
          <InStores key={one.stores.join()} prices={one} all={one.stores.length === stores} />
        ))}
      </div>
    </li>
  )
}

type PricesInStores = LeafletProductPrices['prices'][number]

function InStores({ prices: { stores, state, spans }, all }: { prices: PricesInStores; all: boolean }) {
  const t = useTranslations('promotions.leaflets')
  return (
    <div className={styles.inStores}>
      <div className={styles.badges}>
        <Badge tone={tones[state satisfies OfferState]}>{t(`states.${state}`)}</Badge>
        <small>{all && stores.length > 1 ? t('allStores') : stores.join(', ')}</small>
      </div>
      {spans.map((span) => (
        <Span key={span.from} span={span} />
      ))}
    </div>
  )
}

function Span({
  span: { from, to, price, promotion, membersOnly, others },
}: {
  span: PricesInStores['spans'][number]
}) {
  const t = useTranslations('promotions.leaflets')
  const day = useDay()
  const euros = useEuros()
  const words = [
    promotion ?? t(price === undefined ? 'notSold' : 'noOffer'),
    membersOnly === true && t('members'),
    promotion !== undefined && others.length > 0 && t('instead', { names: others.map((one) => `“${one}”`).join(', ') }),
  ]
  return (
    <span>
      {from === to ? day(from) : `${day(from)} – ${day(to)}`} {price !== undefined && <strong>{euros(price)}</strong>}{' '}
      <small>{words.filter(Boolean).join(' · ')}</small>
    </span>
  )
}
