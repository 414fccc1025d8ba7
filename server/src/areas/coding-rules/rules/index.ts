export * from './conditions.ts'
