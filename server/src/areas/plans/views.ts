import type { Of, ProformaPlan } from '@kontor/contract'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { billedOver, exponentOf } from '../entries/index.ts'
import { partnerNames } from '../network/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import type { PlanRow } from './records.ts'
import { allowedActions, progressOf } from './rules.ts'

/** Plans with what came of each. */
export async function planEntities(
  uow: UnitOfWork,
  plans: readonly PlanRow[],
  mayWrite: boolean,
): Promise<Of<typeof ProformaPlan>[]> {
  const names = await partnerNames(uow, [...new Set(plans.map(({ connectionId }) => connectionId))])
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  const entities = []
  for (const plan of plans) {
    const { id, name, state, connectionId, currency, instalments, isOwn } = plan
    const billed = await billedOf(uow, plan, today)
    entities.push({
      ...{ id, name, state, connectionId, currency, instalments: [...instalments], isOwn },
      partner: names.get(connectionId) ?? '',
      progress: progressOf(plan, billed, exponentOf(currency)),
      allowedActions: allowedActions(plan, mayWrite),
    })
  }
  return entities
}

/** Who plans to pay gets invoices; the partner sends them. */
const billedOf = async (
  uow: UnitOfWork,
  { connectionId, currency, isOwn, published, closed }: PlanRow,
  today: string,
) =>
  published === null
    ? { invoiced: '0', paid: '0' }
    : billedOver(uow, {
        ...{ connectionId, currency, delivery: isOwn ? 'RECEIVED' : 'SENT' },
        ...{ from: published, until: closed ?? today },
      })
