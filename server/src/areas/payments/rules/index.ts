export * from './accounts.ts'
export * from './parts.ts'
export * from './transfers.ts'
