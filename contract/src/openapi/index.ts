export * from './params.ts'
