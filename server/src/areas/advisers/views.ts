import type { AdviceOfDocument, Of } from '@kontor/contract'
import { roles } from '@kontor/contract'
import type { Actor, UnitOfWork } from '../../platform/index.ts'
import * as store from '../advice/index.ts'
import { crewOf } from '../assignments/index.ts'
import type { Decisions } from './decisions.ts'
import type { Matter } from './matters.ts'
import { actionsOf, holdersFor, maxAdvice, whyNotAskOf } from './rules.ts'

/** The advice about a document or a requisition as a caller is shown it. */
export async function adviceOf(
  uow: UnitOfWork,
  matter: Matter,
  caller: Actor,
  decisions: Decisions,
): Promise<Of<typeof AdviceOfDocument>> {
  const { userId, permissions } = caller
  const [{ stepIds, stepOf, whyNotDecide }, records] = [
    await matter.decision(uow, decisions),
    await store.ofDocument(uow, matter.id),
  ]
  const stepId = stepOf(userId)
  const crew = await crewOf(uow)
  const personOf = (id: string) => {
    const name = crew.colleagues.get(id)?.name
    return { id, ...(name !== undefined && { name }) }
  }
  const who = { id: userId, isAdministrator: isAdministrator(caller), permissions }
  const canAsk =
    stepId !== undefined &&
    permissions.has('approval.decide') &&
    records.length < maxAdvice &&
    (await whyNotDecide(userId)) === undefined
  const takers = canAsk ? await matter.takers(uow, crew) : undefined
  const able = takers?.able.filter(({ id }) => whyNotAskOf(id, userId, stepId ?? '', records) === undefined) ?? []
  return {
    advice: records.map((record) => ({
      ...{ id: record.id, questionId: record.questionId, stepId: record.stepId },
      ...{ askedBy: personOf(record.askedBy), askedOf: personOf(record.askedOf) },
      ...{ holders: record.holders.map(personOf), question: record.question, askedAt: record.asked.toISOString() },
      state: record.state,
      ...(record.recommendation !== null && { recommendation: record.recommendation }),
      ...(record.answer !== null && { answer: record.answer }),
      ...(record.answeredBy !== null && { answeredBy: personOf(record.answeredBy) }),
      ...(record.ended !== null && { endedAt: record.ended.toISOString() }),
      allowedActions: actionsOf(who, record, stepIds),
    })),
    canAsk: canAsk && able.length > 0,
    askable: able
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ id, name }) => {
        const taker = holdersFor(id, userId, takers?.route([id]).assigneeIds ?? []).find((takerId) => takerId !== id)
        return { id, name, ...(taker !== undefined && { taker: personOf(taker) }) }
      }),
  }
}

export const isAdministrator = ({ roleId }: Pick<Actor, 'roleId'>): boolean => roleId === roles.companyAdmin
