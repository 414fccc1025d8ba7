import type { UnitOfWork } from '../../platform/index.ts'
import { codingLists } from '../coding/index.ts'
import { connectionWith, partnerNames } from '../network/index.ts'
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
  return [
    ...(await partnersNamed(uow, partnerIds.filter(isId))),
    ...(await codingLists(uow))
      .filter(({ id }) => listIds.has(id))
      .map(({ id, name }): Entity => ({ type: 'list', id, name })),
  ]
}

/** A condition names a partner by the connection or, where that is a member, by its company. */
async function partnersNamed(uow: UnitOfWork, ids: readonly string[]): Promise<Entity[]> {
  const names = new Map(ids.length === 0 ? [] : await partnerNames(uow, ids))
  for (const id of ids) {
    const name = names.has(id) ? undefined : (await connectionWith(uow, id))?.partnerName
    if (name !== undefined) names.set(id, name)
  }
  return [...names].map(([id, name]) => ({ type: 'partner', id, name }))
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
