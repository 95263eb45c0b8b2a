import { createContext } from 'react'
import type { Department } from './departments.ts'

/** The departments of the shop, as the frame shows them. */
export const DepartmentsContext = createContext<readonly Department[]>([])
