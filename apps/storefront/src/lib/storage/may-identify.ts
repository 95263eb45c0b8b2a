/**
 * Whether the visitor allowed a use beyond the technical ones; until then nothing that tells browsers apart is stored.
 * Every page loads this, and none needs the whole of `cookie-preferences.ts` to show itself: a test reads what that writes.
 */
export const mayIdentify = () => /cookie_preferences=a(1|0p1)/.test(document.cookie)
