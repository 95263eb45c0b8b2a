import { messagesUnsubscribe } from '@bottega/contract/messages/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { Notice } from '../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../lib/page/page-meta.ts'
import { TitledPage } from '../../lib/page/TitledPage.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/UnsubscribePage.ts'
import { messagesWords } from './words/messages.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(messagesWords, locale)('unsubscribe.title')),
  { name: 'robots', content: 'noindex' },
]

/** Opened from a mail of marketing; the token stands behind `#`, and nothing happens before the button. */
export default function UnsubscribePage() {
  const t = useTranslations(messagesWords, 'unsubscribe')
  const [done, setDone] = useState(false)
  const [isOver, setOver] = useState(false)
  const { busy, refusal, run } = useCommand(
    async () => {
      const token = window.location.hash.slice(1) || '-'
      await browserApi().call(messagesUnsubscribe, { body: { token } })
      setDone(true)
    },
    (refused) => {
      if (refused.code === 'error.message.linkInvalid') setOver(true)
      return wordsInPlace(refused)
    },
  )
  return (
    <TitledPage title={t('title')} narrow>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {done ? <Notice tone="info">{t('done')}</Notice> : <p>{t('text')}</p>}
      {!done && (
        <p>
          {isOver ? (
            <LinkButton variant="secondary" href={paths.consents()}>
              {t('consents')}
            </LinkButton>
          ) : (
            <Button busy={busy} onClick={() => run()}>
              {t('yes')}
            </Button>
          )}
        </p>
      )}
    </TitledPage>
  )
}
