import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { AccountSheet } from '../../../lib/page/AccountSheet.tsx'
import styles from '../../../lib/page/AccountSheet.module.css'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { agreementWords } from '../words/agreement.ts'
import type { Route } from './+types/ThankYouAgreementPage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(agreementWords, locale)('thanks.title'))

/** After a yes to the card. (Account and after-sales, section 2: thankyou-agreement) */
export default function ThankYouAgreementPage() {
  const t = useTranslations(agreementWords)
  return (
    <AccountSheet title={t('thanks.title')}>
      <div className={styles.form}>
        <p>{t('thanks.text')}</p>
        <LinkButton href={paths.fidelity()}>{t('toCard')}</LinkButton>
        <LinkButton variant="secondary" href={paths.home()}>
          {t('thanks.shop')}
        </LinkButton>
      </div>
    </AccountSheet>
  )
}
