import { maybe } from './structures.ts'
import { text, whole } from './values.ts'

/** The number of a page in a path, from 1. */
export const pageNumber = () => text({ pattern: '^[1-9][0-9]{0,2}$', max: 3, example: '1' })

/** Pixels of a page’s picture; as many as a screen of everyday size shows by default. */
export const pageWidth = { width: maybe(whole({ min: 100, max: 3000 })) }
