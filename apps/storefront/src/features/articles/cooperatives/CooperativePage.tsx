import { warehousesSearch } from '@bottega/contract/locator/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { Breadcrumbs } from '@bottega/ui/components/navigation/Breadcrumbs.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { pageApi } from '../../../lib/api/browser-api.ts'
import { required } from '../../../lib/api/required.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { visitContext } from '../../../lib/visit/visit.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articlesWords } from '../../article-card/words/articles.ts'
import { ArticleText } from '../../article-card/ArticleText.tsx'
import type { Route } from './+types/CooperativePage.ts'
import page from '../article/ArticlePage.module.css'
import { ArticleEnd } from '../article/ArticleEnd.tsx'
import { ArticleHead } from '../article/ArticleHead.tsx'
import { articleMeta } from '../article/article-meta.ts'
import { loadArticle } from '../article/load-article.ts'
import styles from './CooperativePage.module.css'

async function load(api: Api, slug: string, url: URL) {
  const article = await loadArticle(api, slug, url)
  const companyId = Number(article.metaData?.articletype.COMPANY_ID ?? 0)
  return { article, shops: companyId > 0 ? await loadShops(api, companyId) : [] }
}

async function loadShops(api: Api, companyId: number) {
  const { warehouses } = await required(
    api.call(warehousesSearch, { query: { company_id: companyId, page_size: 100 } }),
  )
  return warehouses.map(({ warehouseId, name, slug, address }) => ({
    warehouseId,
    name,
    slug,
    address: `${address.address1} ${address.addressNumber}, ${address.city} (${address.province})`,
  }))
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context.get(visitContext).api, params.slug, url)

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => load(pageApi(), params.slug, url)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => articleMeta(matches, loaderData?.article)

/** A cooperative, with the shops it runs. */
export default function CooperativePage({ loaderData: { article, shops } }: Route.ComponentProps) {
  const t = useTranslations(articlesWords)
  const { ADDRESS: address, REGION: region, LOGO: logo } = article.metaData?.articletype ?? {}
  return (
    <article className={page.page}>
      <Breadcrumbs
        label={t('way')}
        links={[
          { href: paths.home(), name: t('home') },
          { href: paths.cooperatives(), name: t('cooperativesTitle') },
        ]}
        current={article.title}
      />
      <ArticleHead article={article}>
        {(logo ?? region) !== undefined && (
          <p className={styles.home}>
            {logo && <img src={logo} alt="" width="56" height="56" />}
            {region}
          </p>
        )}
        {address && (
          <p className={styles.address}>
            <Icon name="pin" />
            {address}
          </p>
        )}
      </ArticleHead>
      <ArticleText html={article.content} />
      {shops.length > 0 && (
        <section className={styles.shops}>
          <h2>{t('cooperatives.shops')}</h2>
          <ul>
            {shops.map((shop) => (
              <li key={shop.warehouseId}>
                <ShopLink to={paths.store(shop.slug)}>
                  <strong>{shop.name}</strong>
                </ShopLink>
                <span>{shop.address}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ArticleEnd type={article.articleType.name} />
    </article>
  )
}
