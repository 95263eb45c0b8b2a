import { createContext } from 'react'
import type { Menus } from './menus.ts'

/** The menus of the editors, as footer and help page show them. */
export const MenusContext = createContext<Menus>([])
