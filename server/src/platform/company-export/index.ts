export type { TableExports } from './tables.ts'
export { type Exported, writeCompany } from './write.ts'
