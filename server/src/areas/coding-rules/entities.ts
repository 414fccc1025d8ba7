import type { UnitOfWork } from '../../platform/index.ts'
import { codingLists } from '../coding/index.ts'
import { partnerNames } from '../network/index.ts'
import type { OutcomeRecord, RuleRecord } from './store.ts'

export interface Entity {
  readonly type: 'partner' | 'list'
  readonly id: string
  readonly name: string
}

/** What a rule names by id, by its name: the partners that its conditions are about, and the lists of its outcome. */
export async function entitiesOf(
  uow: UnitOfWork,
  { conditions, outcomeId }: RuleRecord,
  outcomes: readonly OutcomeRecord[],
): Promise<Entity[]> {
  const partnerIds = conditions.filter(({ field }) => field === 'partnerId').map(({ value }) => value)
  const listIds = new Set(outcomes.find(({ id }) => id === outcomeId)?.codes.map(({ listId }) => listId))
  const partners =
    partnerIds.length === 0 ? new Map<string, string>() : await partnerNames(uow, partnerIds.filter(isId))
  return [
    ...[...partners].map(([id, name]): Entity => ({ type: 'partner', id, name })),
    ...(await codingLists(uow))
      .filter(({ id }) => listIds.has(id))
      .map(({ id, name }): Entity => ({ type: 'list', id, name })),
  ]
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
