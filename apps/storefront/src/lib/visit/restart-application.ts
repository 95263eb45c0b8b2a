import { removePersonal } from '../storage/stored.ts'

/** A full page load: leaves nothing of this customer to the next person at the browser. (Safety, 19) */
export function restartApplication(address: string): void {
  removePersonal()
  window.location.assign(address)
}
