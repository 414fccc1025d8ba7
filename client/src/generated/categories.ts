// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const categories: Described<'categories'> = {
  searchCategories: {"line":"GET procurement/categories"},
}
