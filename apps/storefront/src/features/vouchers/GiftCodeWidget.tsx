import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { ShopLink } from '../../lib/page/ShopLink.tsx'
import { notifications } from '../../lib/notices/notifications.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { formatDatedShopDay } from '../../lib/words/shop-day.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import styles from './GiftCodeWidget.module.css'
import { useLayVoucher } from './use-lay-voucher.tsx'
import { proposalLink, voucherCard, type AvailableVoucher } from './voucher-card.ts'
import { vouchersWords } from './words/vouchers.ts'

/**
 * One voucher of the customer's: what it is, what may be used of it now, what was used. (Content and discovery, section
 * 2: gift voucher card)
 */
export function GiftCodeWidget({ voucher }: { voucher: MyVoucherView }) {
  const t = useTranslations(vouchersWords, 'card')
  const { locale } = usePageSetting()
  const { name, description, endDate, categoryProposal: proposal } = voucher
  const { BADGE, BUTTON_TEXT } = proposal?.metaData.category_proposal_type ?? {}
  const image = proposal?.img ?? voucher.image
  const link = proposalLink(voucher, paths.category)
  const { available, used } = voucherCard(voucher)
  return (
    <article className={styles.card}>
      {image !== undefined && image !== '' && (
        <img src={image} alt="" width="96" height="96" loading="lazy" className={styles.image} />
      )}
      {BADGE !== undefined && (
        <p className={styles.badge}>
          <Badge tone="member">{BADGE}</Badge>
        </p>
      )}
      <h3 className={styles.name}>{name}</h3>
      {/* The vouchers of a campaign are described by its name. */}
      {description !== name && <p>{description}</p>}
      {proposal?.descr !== undefined && <p className={styles.about}>{proposal.descr}</p>}
      {proposal?.content !== undefined && <p className={styles.about}>{proposal.content}</p>}
      <p className={styles.about}>
        {t('code', { code: voucher.giftCode })}
        {endDate !== undefined && ` · ${t('until', { day: formatDatedShopDay(endDate, locale) })}`}
      </p>
      {available.length > 0 && <AvailableVouchers voucher={voucher} available={available} />}
      {used.length > 0 && (
        <details className={styles.used}>
          <summary>{t('showUsed', { count: used.length })}</summary>
          <ul aria-label={t('used', { name })}>
            {used.map(({ userGiftCertificateId, orderId }) => (
              <li key={userGiftCertificateId}>
                <ShopLink to={paths.order(orderId)} className={styles.order}>
                  {t('usedIn', { orderId: String(orderId) })}
                </ShopLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {link !== undefined && (
        <div className={styles.more}>
          <LinkButton href={link} variant="secondary" wide>
            {BUTTON_TEXT ?? t('go')}
          </LinkButton>
        </div>
      )}
    </article>
  )
}

type AvailableVouchersProps = { voucher: MyVoucherView; available: readonly AvailableVoucher[] }

/**
 * The vouchers that are left: one that is assignable and not on the cart can be used now, one at a time; one on the
 * cart can be removed.
 */
function AvailableVouchers({ voucher, available }: AvailableVouchersProps) {
  const t = useTranslations(vouchersWords, 'card')
  const noLine = useTranslations(vouchersWords, 'mine')('noLine')
  const { name } = voucher
  const onCart = available.filter(({ state }) => state === 'on-cart')
  const free = available.filter(({ state }) => state === 'free').length
  const waiting = available.filter(({ state }) => state === 'not-now').length
  const { busy, hasPlace, refused, lay, takeOff } = useLayVoucher(voucher)

  async function use() {
    if ((await lay()) === 'taken') notifications.notify('success', t('taken', { name }))
  }

  async function remove(itemId: number | undefined) {
    if ((await takeOff(itemId)) === 'taken') notifications.notify('success', t('takenOff', { name }))
  }

  return (
    <>
      <ul aria-label={t('available', { name })} className={styles.uses}>
        {onCart.map(({ userGiftCertificateId, itemId }) => (
          <li key={userGiftCertificateId} className={styles.use}>
            <span className={styles.onCart}>{t('onCart')}</span>
            <Button
              variant="secondary"
              busy={busy}
              aria-label={t('removeNamed', { name })}
              onClick={() => void remove(itemId)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
        {free > 0 && (
          <li className={styles.use}>
            <span className={styles.about}>{hasPlace ? t('ready', { count: free }) : noLine}</span>
            <Button disabled={!hasPlace} busy={busy} aria-label={t('useNamed', { name })} onClick={() => void use()}>
              {t('use')}
            </Button>
          </li>
        )}
        {waiting > 0 && <li className={styles.about}>{t('notNow')}</li>}
      </ul>
      {refused !== undefined && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </>
  )
}
