import { createContext } from 'react'

/** What the menu switch of a HeaderBar does unless told otherwise; KitProvider knows. */
export const MenuContext = createContext<(() => void) | undefined>(undefined)
