export * from './booking.ts'
export * from './fiscal-year.ts'
export * from './settings.ts'
export * from './tax-keys.ts'
