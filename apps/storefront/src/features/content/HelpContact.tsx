import { Contact } from '../../lib/page/Contact.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { pagesWords } from './words/pages.ts'
import styles from './HelpContact.module.css'

/**
 * The reasons why people come to the help page: something is wrong with their goods, or they want to talk to somebody.
 */
export function HelpContact() {
  const t = useTranslations(pagesWords, 'contact')
  const { contact } = usePageSetting()
  return (
    <section>
      <h2>{t('title')}</h2>
      <p>
        <ShopLink to={paths.orderRefundRequest()}>{t('missingOrSpoilt')}</ShopLink>
      </p>
      {contact && (
        <p className={styles.contact}>
          <span>{t('call')}</span>
          <Contact />
        </p>
      )}
    </section>
  )
}
