import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { useTranslations } from 'use-intl'
import { usePresses } from './presses.ts'

/** In a list of orders: that what stands there of one is older than what was pressed. */
export function WaitingPresses({ orderId }: { orderId: number }) {
  const t = useTranslations('picking.presses')
  const { waiting, offline } = usePresses()
  const count = waiting.filter((press) => press.orderId === orderId).length
  return offline && count > 0 && <Badge tone="warn">{t('waiting', { count })}</Badge>
}
