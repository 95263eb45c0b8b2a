import { Outlet } from 'react-router'
import '../../messages/purchase.ts'

/** Around the pages that speak of buying, so that none is drawn without its wording. */
export default function PurchaseLayout() {
  return <Outlet />
}
