import type { UnitOfWork } from './unit-of-work.ts'

/** What units of work that share a transaction ask of a company once, as none of them changes it. */
export function askedOnce<T>(ask: (uow: UnitOfWork) => Promise<T>): (uow: UnitOfWork) => Promise<T> {
  const known = new WeakMap<object, Map<string, Promise<T>>>()
  return (uow) => {
    const before = known.get(uow.transaction) ?? new Map<string, Promise<T>>()
    known.set(uow.transaction, before)
    const found = before.get(uow.companyId) ?? ask(uow)
    before.set(uow.companyId, found)
    return found
  }
}
