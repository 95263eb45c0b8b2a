import { themeScript } from './theme-script.ts'

/**
 * If the browser refuses its storage, the router's script in the page throws, and again in its own handler. It gets a
 * storage that lives as long as the page, as do scripts of third parties.
 */
export const storageGuard =
  'try{sessionStorage.length}catch{let m={};Object.defineProperty(window,"sessionStorage",{value:' +
  '{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}'

/**
 * Runs before any module and any style sheet, hence in the page itself, below the colours of the browser's bars. Only what
 * the server renders has its text: a browser that has the page has run it.
 */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  const text = import.meta.env.SSR ? storageGuard + themeScript : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
