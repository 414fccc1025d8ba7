export { type Category, CategoryField, useCategoryName } from './CategoryField.tsx'
