import { createContext } from 'react'

/**
 * How many pages the program around has opened so far. A dialog belongs to the page it was opened over: it closes when
 * this grows, so that no link inside needs to close it. Without a program around no page is ever left.
 */
export const PageVisitsContext = createContext(0)
