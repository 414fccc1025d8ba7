export * from './accounts.ts'
export * from './incoming.ts'
export * from './parts.ts'
export * from './transfers.ts'
