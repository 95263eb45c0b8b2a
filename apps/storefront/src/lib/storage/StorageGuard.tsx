/**
 * If the browser refuses its storage, the router's script in the page throws, and again in its own handler. It gets a
 * storage that lives as long as the page, as do scripts of third parties. Runs before any module, hence in the page
 * itself.
 */
export const storageGuard =
  'try{sessionStorage.length}catch{let m={};Object.defineProperty(window,"sessionStorage",{value:' +
  '{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}'

export function StorageGuard({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: storageGuard }} />
}
