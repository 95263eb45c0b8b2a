import type { ShopModule } from '../../kernel/shop-module.ts'
import { scheduledBackup } from './scheduled-backup.ts'

export const backupModule: ShopModule = {
  jobs: (shop) =>
    shop.config.BACKUP_DIR === ''
      ? []
      : [{ name: 'backup', everySeconds: 24 * 3600, run: () => scheduledBackup(shop) }],
}
