export * from './lessons.ts'
export * from './signs.ts'
export * from './suggesting.ts'
