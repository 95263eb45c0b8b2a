import type { SellerView } from '@bottega/contract/identity/identity.ts'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { saleWords } from '../words/sale.ts'
import styles from './SaleNotice.module.css'

/** The seller of an order and the rights of its customer. (Consumer code, article 51, paragraph 7) */
export function SaleNotice({ seller }: { seller: SellerView | undefined }) {
  const t = useTranslations(saleWords)
  const terms = paths.page('terms')
  return (
    <div className={styles.notice}>
      {seller && <Seller seller={seller} />}
      <p>
        {t('withdrawal')} <ShopLink to={`${terms}#withdrawal`}>{t('toWithdrawal')}</ShopLink>
      </p>
      <p>
        {t('guarantee')} <ShopLink to={`${terms}#guarantee`}>{t('toGuarantee')}</ShopLink>
      </p>
      <p>
        {t('terms')} <ShopLink to={terms}>{t('toTerms')}</ShopLink>
      </p>
    </div>
  )
}

function Seller({ seller }: { seller: SellerView }) {
  const t = useTranslations(saleWords)
  const { name, company = name, address, vatNumber, register, complaints, phone, email } = seller
  const facts = [
    [company, address].filter(Boolean).join(', '),
    vatNumber && `${t('vatNumber')}: ${vatNumber}`,
    register && `${t('register')}: ${register}`,
    [phone, email].filter(Boolean).join(', '),
    complaints && `${t('complaints')}: ${complaints}`,
  ]
  return (
    <>
      <h2>{t('title')}</h2>
      <p>
        {facts.filter(Boolean).join(' · ')} <ShopLink to={paths.sellers()}>{t('all')}</ShopLink>
      </p>
    </>
  )
}
