import { staffPromotionGoods, staffPromotions } from '@bottega/contract/staff-products/calls.ts'
import type { PlannedPromotion } from '@bottega/contract/staff-products/promotions.ts'
import { addDays, isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { useState } from 'react'
import { Form, useLoaderData, useNavigate, useSubmit, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { idIn, pageIn } from '../../lib/asked.ts'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { PageHead } from '../../lib/head/PageHead.tsx'
import layout from '../../lib/layout.module.css'
import { PageLinks } from '../../lib/lists/PagedTable.tsx'
import { StoreFilter } from '../../lib/lists/StoreFilter.tsx'
import { useRead } from '../../lib/reading/use-read.ts'
import { Remark } from '../../lib/Remark.tsx'
import { Section } from '../../lib/Section.tsx'
import { requireRole, useSignedInStaff } from '../../lib/signed-in-staff.ts'
import { paths } from '../../paths.ts'
import { CopyDialog } from './CopyDialog.tsx'
import styles from './Promotions.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, ['shopkeeper'])
  const { searchParams } = new URL(request.url)
  const [day, warehouseId] = [searchParams.get('day') ?? '', idIn(searchParams.get('store'))]
  const query = {
    ...(isShopDate(day) && { day }),
    ...(warehouseId !== undefined && { warehouse_id: warehouseId }),
    page: pageIn(searchParams),
  }
  return { warehouseId, made: idIn(searchParams.get('made')), ...(await api.call(staffPromotions, { query })).data }
}

const tones = { running: 'ok', coming: 'quiet', ended: 'warn' } as const
const isIn = ({ from, to }: PlannedPromotion, week: string) => from <= addDays(week, 6) && to >= week

/** Four weeks of promotions: a row each at a desk, a list by week on a phone. */
export function Component() {
  const t = useTranslations('promotions')
  const submit = useSubmit()
  const navigate = useNavigate()
  const { actingFor } = useSignedInStaff()
  const { stores, weeks, today, promotions, page, warehouseId, made } = useLoaderData<typeof loader>()
  const [copying, setCopying] = useState(false)
  const [opened, setOpened] = useState<PlannedPromotion>()
  const [first = today] = weeks
  const shift = (days: number) => paths.promotions({ store: warehouseId, day: addDays(first, days) })
  const mayChange = actingFor === undefined
  return (
    <>
      <PageHead title={t('title')}>
        {mayChange && <LinkButton href={paths.promotionNew()}>{t('new')}</LinkButton>}
        <LinkButton href={paths.leafletPrices()} variant="secondary">
          {t('leafletPrices')}
        </LinkButton>
        {mayChange && (
          <Button variant="secondary" onClick={() => setCopying(true)}>
            {t('copyWeek')}
          </Button>
        )}
      </PageHead>
      {made !== undefined && (
        <Remark tone="ok">
          {t('made', { count: made })} <Anchor href={paths.products()}>{t('undoAt')}</Anchor>
        </Remark>
      )}
      <search>
        <Form className={layout.filter} onChange={({ currentTarget }) => void submit(currentTarget)}>
          {stores.length > 1 && (
            <StoreFilter
              label={t('store')}
              all={t('allStores')}
              stores={stores.map(({ id, name }) => ({ storeId: id, name }))}
              storeId={warehouseId}
            />
          )}
          <TextField key={first} name="day" type="date" label={t('week')} defaultValue={first} />
        </Form>
      </search>
      <nav className={styles.weeks} aria-label={t('weeks')}>
        <Anchor href={shift(-7)}>{t('before')}</Anchor>
        <Anchor href={paths.promotions({ store: warehouseId })}>{t('thisWeek')}</Anchor>
        <Anchor href={shift(7)}>{t('after')}</Anchor>
      </nav>
      {promotions.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <>
          <Calendar promotions={promotions} weeks={weeks} stores={stores.length} onOpen={setOpened} />
          <ByWeek promotions={promotions} weeks={weeks} stores={stores.length} onOpen={setOpened} />
          <PageLinks page={page} />
        </>
      )}
      {copying && (
        <CopyDialog
          week={first}
          today={today}
          warehouseId={warehouseId}
          onClose={() => setCopying(false)}
          onMade={(products, day) => {
            setCopying(false)
            void navigate(paths.promotions({ store: warehouseId, day, made: products }))
          }}
        />
      )}
      {opened !== undefined && <Goods promotion={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface PlannedProps {
  promotions: readonly PlannedPromotion[]
  weeks: readonly string[]
  /** All there are. */
  stores: number
  onOpen: (promotion: PlannedPromotion) => void
}

const useDays = () => {
  const day = useDay()
  return ({ from, to }: { from: string; to: string }) =>
    from === to ? day(from, 'shortWithWeekday') : `${day(from, 'shortWithWeekday')} – ${day(to, 'shortWithWeekday')}`
}

function Calendar({ promotions, weeks, stores, onOpen }: PlannedProps) {
  const t = useTranslations('promotions')
  const days = useDays()
  return (
    <div className={styles.wide}>
      <table className={styles.calendar}>
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('promotion')}</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {days({ from: week, to: addDays(week, 6) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {promotions.map((one) => (
            <tr key={one.promotionId}>
              <th scope="row">
                <Named promotion={one} stores={stores} onOpen={onOpen} />
              </th>
              {weeks.map((week) => (
                <td key={week} data-state={isIn(one, week) ? one.state : undefined}>
                  {isIn(one, week) && days(within(one, week))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The days of a promotion that are in the week. */
const within = ({ from, to }: PlannedPromotion, week: string) => {
  const last = addDays(week, 6)
  return { from: from > week ? from : week, to: to < last ? to : last }
}

function ByWeek({ promotions, weeks, stores, onOpen }: PlannedProps) {
  const t = useTranslations('promotions')
  const days = useDays()
  return (
    <div className={styles.narrow}>
      {weeks.map((week) => {
        const here = promotions.filter((one) => isIn(one, week))
        return (
          <Section key={week} title={days({ from: week, to: addDays(week, 6) })}>
            {here.length === 0 ? (
              <p>{t('noneInWeek')}</p>
            ) : (
              <ul className={layout.list}>
                {here.map((one) => (
                  <li key={one.promotionId}>
                    <Named promotion={one} stores={stores} onOpen={onOpen} week={week} />
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )
      })}
    </div>
  )
}

interface NamedProps extends Pick<PlannedProps, 'stores' | 'onOpen'> {
  promotion: PlannedPromotion
  /** The week it is listed under: a button of the same name may stand in others. */
  week?: string
}

function Named({ promotion, stores, onOpen, week }: NamedProps) {
  const t = useTranslations('promotions')
  const days = useDays()
  const { name, state, membersOnly, products, conflicts, notReduced } = promotion
  const kind = useKind()
  const places = promotion.stores.length === stores && stores > 1 ? t('allStores') : promotion.stores.join(', ')
  return (
    <div className={styles.named}>
      <TextButton
        aria-haspopup="dialog"
        aria-label={week === undefined ? undefined : `${name}, ${days({ from: week, to: addDays(week, 6) })}`}
        onClick={() => onOpen(promotion)}
      >
        {name}
      </TextButton>
      <div className={styles.badges}>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <Badge>{kind(promotion)}</Badge>
        {membersOnly && <Badge tone="member">{t('members')}</Badge>}
      </div>
      <small>
        {[week !== undefined && days(promotion), t('count', { count: products }), places].filter(Boolean).join(' · ')}
      </small>
      {conflicts > 0 && <small className={styles.warning}>{t('inOthers', { count: conflicts })}</small>}
      {notReduced > 0 && <small className={styles.warning}>{t('notReduced', { count: notReduced })}</small>}
    </div>
  )
}

function useKind() {
  const t = useTranslations('promotions')
  return ({ kind, percent = 0, pieces = 0, paidPieces = 0 }: PlannedPromotion) => {
    if (kind === 'percent') return `−${percent} %`
    if (kind === 'pieces') return `${pieces}×${paidPieces}`
    return kind === 'second' ? t('secondPiece', { percent }) : t('kinds.price')
  }
}

/** The products of a promotion, each with the way to its page, where it is ended or gets other days. */
function Goods({ promotion, onClose }: { promotion: PlannedPromotion; onClose: () => void }) {
  const t = useTranslations('promotions')
  const shell = useTranslations('shell')
  const euros = useEuros()
  const { answer, refusal } = useRead(async () => {
    return (await api.call(staffPromotionGoods, { query: { promotion_id: promotion.promotionId } })).data
  })
  return (
    <Dialog open onClose={onClose} title={promotion.name} closeLabel={shell('close')}>
      {refusal !== undefined && <Remark tone="error">{refusal}</Remark>}
      <p>{t('goodsText')}</p>
      <ul className={layout.rows}>
        {answer?.products.map(({ productId, code, name, price }) => (
          <li key={productId}>
            <span>
              <Anchor href={paths.product(productId)}>{name}</Anchor> {code}
            </span>
            <span>{price !== undefined && euros(price)}</span>
          </li>
        ))}
      </ul>
      {answer !== undefined && answer.count > answer.products.length && (
        <p>{t('more', { count: answer.count - answer.products.length })}</p>
      )}
    </Dialog>
  )
}
