/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser'

const virtualKey = (key: string) => (key === 'Enter' ? 13 : key === 'Tab' ? 9 : key.toUpperCase().charCodeAt(0))
const textOf = (key: string) => (key === 'Enter' ? '\r' : key === 'Tab' ? '' : key)

/**
 * Real key events, so many milliseconds apart by the time they carry: a test says how fast hands and scanners are, not the
 * machine it runs on.
 */
async function type(keys: readonly string[], apart: number): Promise<void> {
  window.focus()
  const beganAt = Date.now() / 1000 - (keys.length * apart) / 1000
  for (const [place, key] of keys.entries()) {
    const timestamp = beganAt + (place * apart) / 1000
    const named = { key, windowsVirtualKeyCode: virtualKey(key), timestamp }
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', text: textOf(key), ...named })
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...named })
  }
}

/** As a hardware scanner types a code. */
export const scan = (code: string, end: 'Enter' | 'Tab' = 'Enter') => type([...Array.from(code), end], 8)

/** As a hand types. */
export const typeByHand = (text: string) => type([...Array.from(text), 'Enter'], 160)
