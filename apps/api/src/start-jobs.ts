import { jobsOf, mailHooks } from './modules.ts'
import { type RunningJobs, runJobs } from './modules/jobs/run-jobs.ts'
import { createMailer } from './modules/mail/mailer.ts'
import { shopMailer } from './modules/mail/shop-mailer.ts'
import type { Shop } from './shop.ts'

/** The shop's own jobs, and mails as the settings say. */
export async function startJobs(shop: Shop): Promise<RunningJobs> {
  const mailer = shopMailer(createMailer(shop.config), mailHooks(shop))
  const running = await runJobs(shop, jobsOf(shop, mailer))
  return {
    stop: async () => {
      await running.stop()
      mailer.close()
    },
  }
}
