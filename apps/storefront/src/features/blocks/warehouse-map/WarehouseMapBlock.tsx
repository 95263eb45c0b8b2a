import { WarehouseMap } from '../../store-map/WarehouseMap.tsx'
import gap from '../BlockGap.module.css'
import type { BlockProps } from '../define-block.ts'

export function WarehouseMapBlock({ block: { content } }: BlockProps<'WarehouseMap'>) {
  const { title, subtitle, PARENT_WAREHOUSE_CLASS_ID: warehouseClassId } = content
  return (
    <div className={gap.gap}>
      <WarehouseMap title={title} subtitle={subtitle} warehouseClassId={warehouseClassId} />
    </div>
  )
}
