export * from './api-error.ts'
export * from './areas/define-area.ts'
export type { PersonalData } from './areas/personal-data.ts'
export { type Service, service } from './areas/service.ts'
export { provide, type Services } from './areas/services.ts'
export { askedOnce } from './asked-once.ts'
export * from './clock.ts'
export { heldBytes } from './contents/held.ts'
export * from './context.ts'
export * from './days.ts'
export { anyOf } from './db/any-of.ts'
export type { Db } from './db/db.ts'
export type { Tx } from './db/kysely.ts'
export type { Ask } from './group-commit/ask.ts'
export {
  answersBy,
  askRouted,
  type Batch,
  batched,
  batchedById,
  insertRouted,
  type Routed,
} from './group-commit/index.ts'
export * from './ids.ts'
export * from './mail-address.ts'
export * from './paging.ts'
export * from './per-platform.ts'
export * from './platform.ts'
export * from './policy.ts'
export * from './settings.ts'
export { beginTurns } from './turns/turns.ts'
export * from './unit-of-work.ts'
