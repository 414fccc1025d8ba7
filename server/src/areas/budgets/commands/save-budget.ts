import type { BudgetInput, BudgetState, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { documentsCodedWith, holdsList, noList } from '../../coding/index.ts'
import { readCompany } from '../../companies/index.ts'
import { noBudget } from '../not-found.ts'
import type { BudgetRecord } from '../records.ts'
import * as store from '../store.ts'
import { useTask } from './follow-documents.ts'

type Input = Of<typeof BudgetInput>

/**
 * Sets a budget under an id that the caller chose.
 *
 * @throws ApiError BadRequest, ResourceNotFound (the coding list), Conflict (a budget has a day in common), Locked (it is closed).
 */
export async function saveBudget(uow: UnitOfWork, id: string, input: Input): Promise<void> {
  if (input.To < input.From)
    throw unfit(
      'To',
      t`To is ${input.To}, which is before From, ${input.From}: a budget ends on or after its first day.`,
    )
  if (exact(input.Amount).lt(0)) throw unfit('Amount', t`Amount is ${input.Amount}: a budget is at least 0.`)
  if (input.ListId !== undefined && !(await holdsList(uow, input.ListId))) throw noList(input.ListId)
  await store.holdAll(uow)
  const before = await store.find(uow, id)
  const costCentre = input.CostCentre.trim()
  if (costCentre === '') throw unfit('CostCentre', t`CostCentre is empty: enter a cost center.`)
  if (before?.state === 'CLOSED')
    throw new ApiError('Locked', t`The budget of the cost center ${before.costCentre} is closed: reopen it first.`)
  const record = {
    ...{ id, costCentre, name: input.Name?.trim() || null, listId: input.ListId ?? null },
    ...{ fromDay: input.From, toDay: input.To, amount: input.Amount, state: 'OPEN' as const },
    currency: before?.currency ?? (await readCompany(uow))?.Currency ?? 'EUR',
  }
  const other = await store.overlapping(uow, record)
  if (other !== undefined)
    throw new ApiError(
      'Conflict',
      t`The cost center ${costCentre} already has a budget from ${other.fromDay} to ${other.toDay}: choose another period, or change that one.`,
      { details: { budget: other.id } },
    )
  await store.save(uow, record)
  await logged(uow, id, 'saved')
  // What was coded before is looked at once.
  if (record.listId !== null)
    for (const documentId of await documentsCodedWith(uow, record.listId, costCentre))
      await uow.later(useTask, { documentId })
}

/** Closes or reopens a budget. @throws ApiError ResourceNotFound */
export async function setState(uow: UnitOfWork, id: string, state: BudgetState): Promise<void> {
  const before = await found(uow, id)
  if (before.state === state) return
  await store.save(uow, { ...withoutStamps(before), state })
  await logged(uow, id, state === 'CLOSED' ? 'closed' : 'reopened')
}

/** @throws ApiError ResourceNotFound */
export async function deleteBudget(uow: UnitOfWork, id: string): Promise<void> {
  await found(uow, id)
  await store.remove(uow, id)
  await logged(uow, id, 'deleted')
}

async function found(uow: UnitOfWork, id: string): Promise<BudgetRecord> {
  const record = await store.find(uow, id)
  if (record === undefined) throw noBudget(id)
  return record
}

const withoutStamps = ({ companyId: _, modified: __, ...rest }: BudgetRecord) => rest

const logged = (uow: UnitOfWork, id: string, what: string): Promise<void> =>
  uow.log({ kind: `budget.${what}`, objectType: 'budget', objectId: id })
