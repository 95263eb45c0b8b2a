import { inviteView } from '@bottega/contract/loyalty/calls.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { ProgressBar } from '@bottega/ui/components/feedback/ProgressBar.tsx'
import { required } from '../../../lib/api/required.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { formatDatedShopDay } from '../../../lib/words/shop-day.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import parts from '../parts/parts.module.css'
import { loyaltyWords } from '../words/loyalty.ts'
import type { Route } from './+types/InvitePage.ts'
import { RedeemCode } from './RedeemCode.tsx'
import { ShareCode } from './ShareCode.tsx'
import styles from './InvitePage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(loyaltyWords, locale)('invite.title'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const invite = await required(context.get(visitContext).api.call(inviteView))
  const link = new URL(paths.invite({ code: invite.code }), url.origin)
  return { invite, link: link.href, typed: url.searchParams.get('code') ?? '' }
}

/** The code for friends, how many count and what was won. (Account and after-sales, sections 2 and 9: invite) */
export default function InvitePage({ loaderData: { invite, link, typed } }: Route.ComponentProps) {
  const t = useTranslations(loyaltyWords, 'invite')
  const { locale } = usePageSetting()
  const { code, isOpen, percent, friends, counted, vouchers, won, invited, grantHours, perOrder } = invite
  const day = formatDatedShopDay(invite.until, locale)
  return (
    <TitledPage title={t('title')} narrow>
      {isOpen ? (
        <p className={parts.lead}>{t('intro', { percent: String(percent) })}</p>
      ) : (
        <Notice tone="info">{t('over', { day })}</Notice>
      )}
      {invite.mayRedeem && <RedeemCode typed={typed === code ? '' : typed} />}
      {isOpen && <ShareCode code={code} link={link} />}
      <section className={parts.panel}>
        <ProgressBar
          label={t('counted', { counted: String(counted), friends: String(friends) })}
          value={counted}
          max={friends}
        />
        <ProgressBar label={t('won', { won: String(won), vouchers: String(vouchers) })} value={won} max={vouchers} />
        <div className={parts.row}>
          <p className={parts.soft}>{t('invited', { invited })}</p>
          <LinkButton variant="secondary" href={paths.gifts()}>
            {t('toGifts')}
          </LinkButton>
        </div>
      </section>
      {isOpen && (
        <section className={parts.panel} aria-labelledby="invite-rules">
          <h2 id="invite-rules">{t('rules')}</h2>
          <ol className={styles.rules}>
            <li>{t('rule1', { friends })}</li>
            <li>{t('rule2', { percent: String(percent), hours: grantHours, vouchers })}</li>
            <li>{t('rule3', { perOrder, day })}</li>
          </ol>
        </section>
      )}
    </TitledPage>
  )
}
