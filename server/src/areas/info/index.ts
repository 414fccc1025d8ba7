export { createHandlers } from './handlers.ts'
