export * from './deciding.ts'
export * from './locking.ts'
export * from './parts.ts'
