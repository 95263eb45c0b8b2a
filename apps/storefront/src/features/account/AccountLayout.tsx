import { Outlet } from 'react-router'
import '../../messages/account.ts'
import '../../messages/forms.ts'

/** Around the pages of an account and of the staff, so that none is drawn without its wording. */
export default function AccountLayout() {
  return <Outlet />
}
