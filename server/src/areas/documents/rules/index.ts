export * from './deciding.ts'
export * from './locking.ts'
