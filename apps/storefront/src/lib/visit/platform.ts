/**
 * The object the native app injects into its web view before our scripts run. A browser has none, and code for phones
 * does nothing there. (Shopping core, section 6)
 */
export interface NativeShell {
  platform: 'ios' | 'android'
  /** Names the phone to the push service. */
  uuid: string
  /** Names it to the service that sends the messages. */
  externalId?: string
  model?: string
  platformVersion?: string
  manufacturer?: string
  /** Gives the key of the marketing cloud to the app; null removes it. */
  setContactKey?: (key: string | null) => void
  /** Shows an address of another site in the app's own browser. (Content and discovery, section 2: link handling) */
  openBrowser?: (address: string) => void
}

export function nativeShell(place: object = globalThis): NativeShell | undefined {
  const { bottegaShell: shell } = place as { bottegaShell?: Partial<NativeShell> }
  const isKnown = shell?.platform === 'ios' || shell?.platform === 'android'
  return isKnown && typeof shell.uuid === 'string' && shell.uuid !== '' ? (shell as NativeShell) : undefined
}

/** The kind of this client, as the address of an update asks. (Shopping core, section 4) */
export const platformName = (): string => nativeShell()?.platform ?? 'web'

/** Another site: in the browser of the native app, else in a new window. (Content and discovery, section 2) */
export function openElsewhere(address: string, shell = nativeShell()): void {
  if (shell?.openBrowser === undefined) window.open(address, '_blank', 'noopener')
  else shell.openBrowser(address)
}
