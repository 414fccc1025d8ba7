import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { converterTo } from '../rates/index.ts'
import { limitOf, type Person, whyAbove } from './rules.ts'
import * as store from './store.ts'

/** What somebody is to approve; no amount where it has none. */
export interface Worth {
  readonly amount: string | null
  readonly currency: string | null
  /** By whose rate other currencies count. */
  readonly day: string
}

/** Why something is above what a person may approve; undefined where it is not. */
export type AboveLimit = (person: Person, worth: Worth) => Message | undefined

/** The approval limits of the company, looked up once for all that is to be held against them. */
export async function limitsHere(uow: UnitOfWork, worths: readonly Worth[]): Promise<AboveLimit> {
  const limits = new Map((await store.list(uow)).map((limit) => [limit.holderId, limit]))
  if (limits.size === 0) return () => undefined
  const currencies = worths.flatMap(({ currency }) => currency ?? [])
  const converters = new Map<string, Awaited<ReturnType<typeof converterTo>>>()
  for (const to of new Set([...limits.values()].map(({ currency }) => currency)))
    converters.set(to, await converterTo(uow, to, currencies))
  return (person, { amount, currency, day }) => {
    const limit = limitOf(person, limits)
    if (limit === undefined || amount === null || currency === null) return undefined
    return whyAbove(limit, converters.get(limit.currency)?.({ amount, currency, day }) ?? null)
  }
}
