export { type Exported, writeCompany } from './write.ts'
