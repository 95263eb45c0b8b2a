import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { profileWords } from '../words/profile.ts'
import type { Route } from './+types/DeletionLinkPage.ts'
import { DeletionStep } from './DeletionStep.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, (locale) => translatorOf(profileWords, locale)('leave.title')),
  { name: 'robots', content: 'noindex' },
]

/** Target of the links in the mails of a deletion; without login, since a closed account has none. */
export default function DeletionLinkPage() {
  const t = useTranslations(profileWords, 'leave')
  return (
    <AccountSheet title={t('title')}>
      <DeletionStep />
    </AccountSheet>
  )
}
