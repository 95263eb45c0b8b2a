import { staffStopActing } from '@bottega/contract/backoffice/calls.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { formatTime } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopperPart } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { restartApplication } from '../../lib/visit/restart-application.ts'
import { staffWords } from './words/staff.ts'

/**
 * Names the staff member who acts, the customer they act for, and the end of it; on every page, with the button to
 * stop. (Safety, 15)
 */
export function ActingBanner({ until }: { until: string }) {
  const t = useTranslations(staffWords, 'acting')
  const { locale } = usePageSetting()
  const user = useShopperPart((state) => state.user)
  const { busy, run } = useCommand(async () => {
    await browserApi().call(staffStopActing)
    restartApplication(paths.backOfficeCustomers())
    return 'leaving'
  }, notifyRefusal)

  return (
    <>
      <p>
        {t('text', {
          staff: user.ssoUser?.username ?? '',
          customer: `${user.firstName} ${user.lastName}`,
          time: formatTime(new Date(until), locale),
        })}
      </p>
      <Button variant="secondary" busy={busy} onClick={run}>
        {t('stop')}
      </Button>
    </>
  )
}
