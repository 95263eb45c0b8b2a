import { publish } from './content.ts'
import type { TestShop } from './test-shop.ts'

/** Publishes editors' files, each by its path in the content folder, as the command does; what is wrong throws. */
export async function publishFiles(shop: TestShop, files: Readonly<Record<string, string>>): Promise<void> {
  const { errors } = await publish(shop, files)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}
