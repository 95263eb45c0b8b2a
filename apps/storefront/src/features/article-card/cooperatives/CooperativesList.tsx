import type { articlesSearch } from '@bottega/contract/articles/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { Skeleton } from '@bottega/ui/components/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import linkedCard from '../../../lib/page/linked-card.module.css'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { articleLink } from '../article-links.ts'
import { ListPager } from '../ListPager.tsx'
import { articlesWords } from '../words/articles.ts'
import styles from './CooperativesList.module.css'
import { CooperativesFilter } from './CooperativesFilter.tsx'
import { cooperativesList } from './search-cooperatives.ts'
import { useCooperatives } from './use-cooperatives.ts'

export type FoundCooperatives = Pick<CallReply<typeof articlesSearch>, 'articles' | 'page'>

type CooperativesListProps = {
  /** The cooperatives the server found for the address of the page. */
  first: FoundCooperatives
  /** The query of the address. */
  q: string
}

/** (Content and discovery, section 2: cooperatives list) */
export function CooperativesList({ first, q }: CooperativesListProps) {
  const t = useTranslations(articlesWords)
  const { loaded, filter, ...change } = useCooperatives(first, q)
  const isFiltered = filter.q !== '' || filter.position !== undefined
  return (
    <div className={styles.list}>
      <CooperativesFilter filter={filter} {...change} />
      {filter.position !== undefined && (
        <p>{t('cooperatives.near', { kilometres: cooperativesList.distance / 1000 })}</p>
      )}
      <div aria-live="polite">
        <LoadedPart loaded={loaded} placeholder={<Rows />}>
          {(found) => (
            <>
              {found.articles.length === 0 ? (
                <p className={styles.none}>{t('cooperatives.noResult')}</p>
              ) : (
                <ul className={styles.rows}>
                  {found.articles.map((cooperative) => (
                    <Row key={cooperative.articleId} cooperative={cooperative} />
                  ))}
                </ul>
              )}
              {!isFiltered && (
                <ListPager
                  page={found.page}
                  visible={cooperativesList.visiblePages}
                  hrefOf={(page) => paths.cooperatives({ page })}
                />
              )}
            </>
          )}
        </LoadedPart>
      </div>
    </div>
  )
}

/** Its mark, its name, where it is at home and its address. */
function Row({ cooperative }: { cooperative: FoundCooperatives['articles'][number] }) {
  const { LOGO: logo, REGION: region, ADDRESS: address } = cooperative.metaData?.articletype ?? {}
  return (
    <li className={`${linkedCard.card} ${styles.row}`}>
      {logo && <img className={styles.logo} src={logo} alt="" width="56" height="56" loading="lazy" />}
      <ShopLink to={articleLink(cooperative)} className={linkedCard.link}>
        <strong>{cooperative.title}</strong>
      </ShopLink>
      {region && <span className={styles.region}>{region}</span>}
      <span className={styles.address}>
        <Icon name="pin" size={16} />
        {address}
      </span>
    </li>
  )
}

function Rows() {
  const t = useTranslations(commonWords)
  return (
    <div aria-busy="true" className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: cooperativesList.skeletonRows }, (_, index) => (
        <div key={index} className={styles.row} data-skeleton="">
          <Skeleton narrow />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
