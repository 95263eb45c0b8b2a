import { benefitsView } from '@bottega/contract/loyalty/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import type { ReactNode } from 'react'
import { required } from '../../../lib/api/required.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { formatEuros } from '../../../lib/words/format.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/BenefitsPage.ts'

type Benefits = CallReply<typeof benefitsView>
type Part<Name extends keyof Benefits> = { [Key in Name]: Benefits[Key] | undefined }

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('benefits.title'))

export const loader = ({ context }: Route.LoaderArgs) => required(context.get(visitContext).api.call(benefitsView))

/** The benefits that membership, card and company give this customer, in their own figures. (Section 2: benefits) */
export default function BenefitsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'benefits')
  const { locale, site } = usePageSetting()
  const { savedWithOffers, savedWithVouchers, vouchers, card } = loaderData
  const figures = [
    [t('offers'), formatEuros(savedWithOffers, locale)],
    [t('vouchers'), formatEuros(savedWithVouchers, locale)],
    [t('waiting'), formatNumber(vouchers, locale)],
    ...(card === undefined ? [] : [[t('earned'), formatNumber(card.pointsEarned, locale)]]),
  ] as const
  return (
    <TitledPage title={t('title')}>
      <section className={parts.panel} aria-labelledby="figures">
        <h2 id="figures">{t('period')}</h2>
        <dl className={parts.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className={parts.soft}>{name}</dt>
              <dd className={parts.figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={parts.grid}>
        <Membership member={loaderData.member} />
        <Card card={card} />
        {isOnSite(paths.shopAtWork(), site) && <Company company={loaderData.company} />}
      </div>
    </TitledPage>
  )
}

function Benefit({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <section className={parts.panel}>
      <h2>{title}</h2>
      {children}
      <div className={parts.row}>{action}</div>
    </section>
  )
}

/** The page that leads to membership is content of the cooperative. */
const membershipPage = 'diventa-socio-coop'

function Membership({ member }: Part<'member'>) {
  const t = useTranslations(loyaltyWords, 'benefits.member')
  const action =
    member === undefined ? (
      <LinkButton variant="secondary" href={paths.editorPage(membershipPage)}>
        {t('join')}
      </LinkButton>
    ) : (
      <LinkButton variant="secondary" href={paths.offers()}>
        {t('action')}
      </LinkButton>
    )
  return (
    <Benefit title={t('title')} action={action}>
      <p>{member === undefined ? t('no') : t('yes', { count: member.offersNow })}</p>
    </Benefit>
  )
}

function Card({ card }: Part<'card'>) {
  const t = useTranslations(loyaltyWords, 'benefits.card')
  const { site } = usePageSetting()
  const mayUse = isOnSite(paths.points(), site)
  const action = (
    <LinkButton variant="secondary" href={card !== undefined && mayUse ? paths.points() : paths.fidelity()}>
      {card === undefined ? t('add') : mayUse ? t('action') : t('title')}
    </LinkButton>
  )
  return (
    <Benefit title={t('title')} action={action}>
      <p>{card === undefined ? t('no') : t('yes', { points: card.points, rate: card.pointsPerEuro })}</p>
    </Benefit>
  )
}

function Company({ company }: Part<'company'>) {
  const t = useTranslations(loyaltyWords, 'benefits.company')
  const action = (
    <LinkButton variant="secondary" href={paths.shopAtWork()}>
      {company === undefined ? t('join') : t('action')}
    </LinkButton>
  )
  return (
    <Benefit title={t('title')} action={action}>
      {company === undefined ? (
        <p>{t('no')}</p>
      ) : (
        <>
          <p>{t('yes', { name: company.name, address: company.address })}</p>
          <p className={parts.soft}>{t('orders', { count: company.orders })}</p>
        </>
      )}
    </Benefit>
  )
}
