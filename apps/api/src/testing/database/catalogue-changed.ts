import { sql } from 'drizzle-orm'
import type { TestShop } from '../test-shop.ts'

/**
 * Says, as an import does, that products, prices or promotions are no longer what the program has read. Stock needs no
 * saying.
 */
export async function catalogueChanged({ shop }: TestShop): Promise<void> {
  await shop.db.execute(sql`
    insert into shop_state (key, value) values ('catalogue.version', '1')
    on conflict (key) do update set value = to_jsonb(shop_state.value::int + 1)`)
}
