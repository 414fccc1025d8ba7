/** What the database tells of itself: pino's shape, of which it needs no more. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
