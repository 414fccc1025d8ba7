export { CategoryField, useCategoryName } from './CategoryField.tsx'
export type { Category } from './category.ts'
