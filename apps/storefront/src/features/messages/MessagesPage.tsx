import { messagesList } from '@bottega/contract/messages/calls.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Pagination } from '@bottega/ui/components/navigation/Pagination.tsx'
import { required } from '../../lib/api/required.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/MessagesPage.ts'
import styles from './MessagesPage.module.css'
import { messagesWords } from './words/messages.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(messagesWords, locale)('title'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(context.get(visitContext).api.call(messagesList, { query: { page: pageIn(url.searchParams) } }))

/** The mails sent to the customer, newest first; each opens in place. */
export default function MessagesPage({ loaderData: { messages, page } }: Route.ComponentProps) {
  const t = useTranslations(messagesWords)
  const { locale } = usePageSetting()
  if (page.totItems === 0) return <EmptyState level={1} title={t('none.title')} text={t('none.text')} />
  return (
    <TitledPage title={t('title')} narrow>
      <p>{t('about')}</p>
      <ul className={styles.list}>
        {messages.map(({ messageId, subject, date, text }) => (
          <li key={messageId} className={styles.message}>
            <details>
              <summary>
                {subject} · <time dateTime={date}>{formatDatedDay(new Date(date), locale)}</time>
              </summary>
              <p className={styles.text}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
      <Pagination
        label={t('pages.label')}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: String(number) })}
        current={page.selPage}
        total={page.totPages}
        hrefOf={(number) => paths.messages(number > 1 ? { page: number } : {})}
      />
    </TitledPage>
  )
}
