import { messagesList } from '@bottega/contract/messages/calls.ts'
import { formatDatedDay } from '@bottega/rules/text/format.ts'
import { required } from '../../lib/api/required.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { PagedList } from '../../lib/page/PagedList.tsx'
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
  return (
    <PagedList
      title={t('title')}
      page={page}
      none={{ title: t('none.title'), text: t('none.text') }}
      hrefOf={paths.messages}
    >
      <p>{t('about')}</p>
      <ul className={styles.list}>
        {messages.map(({ messageId, subject, date, text }) => (
          <li key={messageId} className={styles.message}>
            <details>
              <summary>
                {subject} <time dateTime={date}>{formatDatedDay(new Date(date), locale)}</time>
              </summary>
              <p className={styles.text}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
