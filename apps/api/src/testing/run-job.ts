import { jobsOf } from '../modules.ts'
import type { TestShop } from './test-shop.ts'

/** Runs one of the jobs the shop does by itself, as it is registered. */
export async function runJob({ shop }: TestShop, name: string): Promise<void> {
  const mailer = { send: () => Promise.resolve(), close: () => undefined }
  const job = jobsOf(shop, mailer).find((one) => one.name === name)
  if (job === undefined) throw new Error(`there is no job ${name}`)
  await job.run()
}
