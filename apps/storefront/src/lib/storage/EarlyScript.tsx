/**
 * If the browser refuses its storage, the router's script in the page throws, and again in its own handler. It gets a
 * storage that lives as long as the page, as do scripts of third parties.
 */
export const storageGuard =
  'try{sessionStorage.length}catch{let m={};Object.defineProperty(window,"sessionStorage",{value:' +
  '{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}'

/**
 * The theme a person chose stands before the first paint, so that no page flashes white, and in the bars of the browser. The
 * script is the same for everybody, so pages of the cache stay shared, and the choice is sent to nobody. Without a choice,
 * and without scripts, the style sheet follows the device. (docs/decisions/0853-the-dark-theme.md)
 */
const themeScript =
  'try{let d=document,[t]=/light|dark/.exec(localStorage.getItem("theme"))||[];if(t){d.documentElement.dataset.theme=t;' +
  'for(let m of d.querySelectorAll("[name=theme-color]"))m.media=m.media.includes(t)?"all":"not all"}}catch{}'

/**
 * Runs before any module and any style sheet, hence in the page itself, below the colours of the browser's bars. Only what
 * the server renders has its text: a browser that has the page has run it.
 */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  const text = import.meta.env.SSR ? storageGuard + themeScript : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
