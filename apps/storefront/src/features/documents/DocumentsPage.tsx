import { documentsList } from '@bottega/contract/documents/calls.ts'
import type { DocumentView } from '@bottega/contract/documents/documents.ts'
import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { required } from '../../lib/api/required.ts'
import { ChipLinks } from '../../lib/page/ChipLinks.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/DocumentsPage.ts'
import { DocumentLinks } from './DocumentLinks.tsx'
import { documentsWords } from './words/documents.ts'
import styles from './DocumentsPage.module.css'

/** Invoices have an entry of their own in the menu: their page is named as it is. */
const titleOf = (kind: string | undefined) => (kind === 'invoice' ? 'invoices' : 'title')

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedPageMeta(matches, (locale) => translatorOf(documentsWords, locale)(titleOf(loaderData?.kind)))

const kinds = ['receipt', 'invoice', 'creditNote'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams
  const kind = kinds.find((one) => one === asked.get('kind'))
  const year = /^2\d{3}$/.test(asked.get('year') ?? '') ? Number(asked.get('year')) : undefined
  const page = Math.min(Math.max(1, Math.trunc(Number(asked.get('page') ?? 1)) || 1), 100_000)
  const query = { page, ...(kind === undefined ? {} : { kind }), ...(year === undefined ? {} : { year }) }
  const found = await required(context.get(visitContext).api.call(documentsList, { query }))
  return { ...found, kind, year }
}

/** Receipts, invoices and credit notes, newest first. (Account and after-sales, section 2) */
export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  const { documents, page, years, kind, year } = loaderData
  const t = useTranslations(documentsWords)
  if (years.length === 0) return <NoDocuments />
  const filtered = { ...(kind === undefined ? {} : { kind }), ...(year === undefined ? {} : { year }) }
  return (
    <TitledPage title={t(titleOf(kind))}>
      <p className={styles.about}>{t('about')}</p>
      <ChipLinks
        label={t('filterKind')}
        links={[undefined, ...kinds].map((one) => ({
          key: one ?? 'all',
          name: t(`kinds.${one ?? 'all'}`),
          href: paths.documents({
            ...(year === undefined ? {} : { year }),
            ...(one === undefined ? {} : { kind: one }),
          }),
          isCurrent: one === kind,
        }))}
      />
      <ChipLinks
        label={t('filterYear')}
        links={[undefined, ...years].map((one) => ({
          key: String(one),
          name: one === undefined ? t('allYears') : String(one),
          href: paths.documents({
            ...(kind === undefined ? {} : { kind }),
            ...(one === undefined ? {} : { year: one }),
          }),
          isCurrent: one === year,
        }))}
      />
      <p aria-live="polite">{t('count', { count: page.totItems })}</p>
      {documents.length === 0 && <EmptyState title={t('noneMatching.title')} text={t('noneMatching.text')} />}
      <ul aria-label={t('title')} className={styles.list}>
        {documents.map((document) => (
          <DocumentRow key={document.documentId} document={document} />
        ))}
      </ul>
      <Pagination
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.documents({ ...filtered, page: number })}
      />
    </TitledPage>
  )
}

/** One document with its number, its order and its files. */
function DocumentRow({ document }: { document: DocumentView }) {
  const t = useTranslations(documentsWords)
  const { locale } = usePageSetting()
  const { kind, name, date, orderId, total, corrects } = document
  return (
    <li className={styles.document}>
      <div className={styles.words}>
        <h2 className={styles.name}>{t(`kind.${kind}`)}</h2>
        <p>{t('details', { name, day: formatDatedDay(noonOf(date), locale) })}</p>
        <p className={styles.soft}>
          {orderId === undefined ? (
            t('ofOrders')
          ) : (
            <ShopLink to={paths.order(orderId)}>{t('ofOrder', { orderId: String(orderId) })}</ShopLink>
          )}
          {corrects !== undefined && ` · ${t('corrects', { name: corrects })}`}
        </p>
      </div>
      <b className={styles.total}>{formatEuros(total, locale)}</b>
      <DocumentLinks document={document} />
    </li>
  )
}

function NoDocuments() {
  const t = useTranslations(documentsWords, 'none')
  return (
    <EmptyState
      level={1}
      title={t('title')}
      text={t('text')}
      action={<LinkButton href={paths.orders()}>{t('action')}</LinkButton>}
    />
  )
}
