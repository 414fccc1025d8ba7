import type { BudgetUseKind } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { converterTo } from '../../rates/index.ts'
import { byCostCentre, type Spent } from '../rules/left.ts'
import * as store from '../store.ts'

/** What uses budgets: each line by the cost centre that it names. */
export interface Use {
  readonly subjectId: string
  readonly kind: BudgetUseKind
  readonly number: string
  readonly title: string | null
  /** In whose period it falls. */
  readonly day: string
  readonly currency: string
  readonly lines: readonly Coded[]
}

/** A line, and by which coding list it names its cost centre, where that is a bill’s. */
export interface Coded extends Spent {
  readonly listId?: string
}

/** Notes what something uses, in place of what it used before. */
export async function useBudgets(uow: UnitOfWork, { lines, currency, ...use }: Use): Promise<void> {
  const sums = [...Map.groupBy(lines, ({ listId = '' }) => listId)].flatMap(([listId, same]) =>
    [...byCostCentre(same)].map(([costCentre, amount]) => ({ listId, costCentre, amount })),
  )
  const convert = sums.length === 0 ? undefined : await toOwn(uow, currency)
  await store.replaceUses(
    uow,
    use.subjectId,
    sums.map(({ listId, costCentre, amount }) => ({
      ...{ subjectId: use.subjectId, kind: use.kind, day: use.day, listId, costCentre },
      ...{ number: use.number.slice(0, 300), title: use.title?.slice(0, 4000) ?? null },
      amount: convert?.({ amount, currency, day: use.day }) ?? null,
    })),
  )
}

/** It uses nothing any more. */
export const freeBudgets = (uow: UnitOfWork, subjectId: string): Promise<void> => store.replaceUses(uow, subjectId, [])

type Dated = { readonly amount: string; readonly currency: string; readonly day: string }

/** Says amounts in the currency of the company; null where no rate is known. */
export const toOwn = async (uow: UnitOfWork, currency: string): Promise<(dated: Dated) => string | null> =>
  converterTo(uow, (await readCompany(uow))?.Currency ?? 'EUR', [currency])
