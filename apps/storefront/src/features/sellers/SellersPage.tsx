import type { Api } from '@bottega/contract/api.ts'
import { shopIdentity } from '@bottega/contract/identity/calls.ts'
import type { SellerView, ShopIdentityView } from '@bottega/contract/identity/identity.ts'
import { Anchor } from '@bottega/ui/components/actions/Anchor.tsx'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import type { ReactNode } from 'react'
import { pageApi } from '../../lib/api/browser-api.ts'
import { required } from '../../lib/api/required.ts'
import { breadcrumbJsonLd, indexedMeta, namedPageMeta, settingOf } from '../../lib/page/page-meta.ts'
import { shopOf } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/SellersPage.ts'
import styles from './SellersPage.module.css'
import { sellersWords } from './words/sellers.ts'

const load = async (api: Api) => required(api.call(shopIdentity))

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(visitContext).api)

export const clientLoader = () => load(pageApi())

export const meta: Route.MetaFunction = ({ matches }) => {
  const setting = settingOf(matches)
  const t = translatorOf(sellersWords, setting.locale)
  const title = t('title')
  const crumbs = [
    { name: t('home'), path: paths.home() },
    { name: title, path: paths.sellers() },
  ]
  return [
    ...namedPageMeta(matches, title),
    ...indexedMeta(matches, {
      path: paths.sellers(),
      title,
      description: t('intro', { shop: shopOf(setting).name }),
      jsonLd: (origin) => [breadcrumbJsonLd(crumbs, origin)],
    }),
  ]
}

/** The sellers, and the ways to reach them. (Consumer code, article 49; Legislative Decree 70/2003, article 7) */
export default function SellersPage({ loaderData: shop }: Route.ComponentProps) {
  const t = useTranslations(sellersWords)
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('path')} links={[{ href: paths.home(), name: t('home') }]} current={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro', { shop: shop.name })}</p>
      <p>
        <Anchor href={paths.withdrawal()}>{t('withdraw')}</Anchor>
      </p>
      {(shop.phone !== undefined || shop.email !== undefined || shop.social.length > 0) && <Contact shop={shop} />}
      {shop.sellers.map((seller) => (
        <Seller key={seller.cooperativeId} seller={seller} />
      ))}
    </div>
  )
}

const networkNames: Readonly<Record<ShopIdentityView['social'][number]['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
  whatsapp: 'WhatsApp',
}

function Contact({ shop: { phone, email, social } }: { shop: ShopIdentityView }) {
  const t = useTranslations(sellersWords)
  return (
    <section className={styles.seller}>
      <h2>{t('contactTitle')}</h2>
      <Facts
        of={[
          [t('phone'), phone && phoneLink(phone)],
          [t('email'), email && mailLink(email)],
          ...social.map(
            ({ network, url }) => [networkNames[network], pageLink(url, url.slice('https://'.length))] as const,
          ),
        ]}
      />
    </section>
  )
}

function Seller({ seller }: { seller: SellerView }) {
  const t = useTranslations(sellersWords)
  const { name, company, address, phone, email, pec, complaints, adr, digitalServicesContact: contact, dpo } = seller
  return (
    <section className={styles.seller}>
      <h2>{name}</h2>
      {company === undefined ? (
        <p>{t('unknown')}</p>
      ) : (
        <Facts
          of={[
            [t('company'), company],
            [t('address'), address],
            [t('vatNumber'), seller.vatNumber],
            [t('fiscalCode'), seller.fiscalCode],
            [t('register'), seller.register],
            [t('shareCapital'), seller.shareCapital],
            [t('phone'), phone && phoneLink(phone)],
            [t('email'), email && mailLink(email)],
            [t('pec'), pec && mailLink(pec)],
            [
              t('complaints'),
              complaints && (complaints.includes('@') ? mailLink(complaints) : pageLink(complaints, complaints)),
            ],
            [t('adr'), adr && pageLink(adr.url, adr.name)],
            [t('digitalServicesContact'), contact && mailLink(contact)],
            [t('dpo'), dpo && mailLink(dpo)],
          ]}
        />
      )}
    </section>
  )
}

const phoneLink = (phone: string) => <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
const mailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>
const pageLink = (url: string, name: string) => (
  <a href={url} rel="noreferrer">
    {name}
  </a>
)

/** Pairs without a value are left out. */
function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
