import type { SellerView } from '@bottega/contract/identity/identity.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Withdrawal.module.css'
import { withdrawalWords } from './words/withdrawal.ts'

/** In the words of the law, to the companies that sell. (Consumer code, annex I, part B) */
export function ModelForm({ sellers }: { sellers: readonly SellerView[] }) {
  const t = useTranslations(withdrawalWords, 'model')
  return (
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      <p>{t('intro')}</p>
      <blockquote className={styles.model}>
        <p>{t('to')}:</p>
        <ul>
          {sellers.map((seller) => (
            <li key={seller.cooperativeId}>{addressOf(seller)}</li>
          ))}
        </ul>
        <p>{t('notice')}: ____________________</p>
        {(['ordered', 'names', 'address', 'signature', 'date'] as const).map((line) => (
          <p key={line}>{t(line)}: ____________________</p>
        ))}
        <p>{t('strike')}</p>
      </blockquote>
    </section>
  )
}

const addressOf = ({ name, company = name, address, phone, email, pec }: SellerView) =>
  [company, address, phone, email, pec].filter((text) => text !== undefined && text !== '').join(', ')
