import { WarehouseMap } from '../../store-map/WarehouseMap.tsx'
import type { BlockProps } from '../define-block.ts'

export function WarehouseMapBlock({ block: { content } }: BlockProps<'WarehouseMap'>) {
  const { title, subtitle, PARENT_WAREHOUSE_CLASS_ID: warehouseClassId } = content
  return <WarehouseMap title={title} subtitle={subtitle} warehouseClassId={warehouseClassId} />
}
