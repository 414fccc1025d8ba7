export * from './common.ts'
export * from './company.ts'
export * from './document.ts'
export * from './user.ts'
