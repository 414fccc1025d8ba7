export * from './arrivals.ts'
export * from './dispatches.ts'
export * from './peppol-size.ts'
