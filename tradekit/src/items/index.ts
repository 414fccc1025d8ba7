export { useItemActs, useItems } from '../queries/items.ts'
export type { Item } from '../queries/types.ts'
export { ItemDialog } from './ItemDialog.tsx'
export { ItemField } from './ItemField.tsx'
