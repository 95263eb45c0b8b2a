import { jobsOf, mailHooks } from './modules.ts'
import { type RunningJobs, runJobs } from './kernel/jobs/run-jobs.ts'
import { createMailer } from './kernel/mail/mailer.ts'
import { shopMailer } from './kernel/mail/shop-mailer.ts'
import type { Shop } from './kernel/shop.ts'

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
