import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import * as store from '../../advice/index.ts'
import { crewOf, type Takers } from '../../assignments/index.ts'
import { type Colleague, noUser } from '../../users/index.ts'
import type { Decisions } from '../decisions.ts'
import { type Matter, matterHeld } from '../matters.ts'
import { tell } from '../notices.ts'
import { holdersFor, maxAdvice, whyNotAskOf } from '../rules.ts'
import { keepWork, noted } from '../work.ts'

export interface Asking {
  /** Chosen by the caller: asking again under it has the effect of one. */
  readonly questionId: string
  readonly documentId: string
  readonly by: string
  readonly adviserIds: readonly string[]
  readonly question: string
}

/**
 * Asks colleagues for advice about what waits to be decided by who asks. It goes on from whoever is away.
 *
 * @returns the ids of what was asked, one for each colleague
 * @throws ApiError ResourceNotFound (document, person), Forbidden, Conflict (not theirs to decide, the id is used),
 *   BadRequest (no question, who cannot be asked).
 */
export async function askAdvice(
  uow: UnitOfWork,
  origin: string,
  asking: Asking,
  decisions: Decisions,
): Promise<readonly string[]> {
  const { questionId, documentId, by, question } = asking
  const matter = await matterHeld(uow, documentId)
  const before = await store.ofQuestion(uow, questionId)
  if (before.length > 0) return mustRepeat(before, asking)
  const stepId = await mustDecide(uow, matter, by, decisions)
  if (question === '') throw unfit('question', t`question is empty: enter a question.`)
  const advice = await store.ofDocument(uow, documentId)
  const adviserIds = [...new Set(asking.adviserIds)]
  if (advice.length + adviserIds.length > maxAdvice)
    throw new ApiError('Conflict', t`${matter.number} has ${maxAdvice} questions, which is the maximum.`)
  const crew = await crewOf(uow)
  const takers = await matter.takers(uow, crew)
  for (const [index, id] of adviserIds.entries()) {
    const colleague = mustExist(crew.colleagues, id)
    const why = whyNotAskOf(id, by, stepId, advice) ?? takers.whyNot(colleague)
    if (why !== undefined) throw unfitAdviser(`adviserIds.${index}`, colleague, why)
  }
  const ids: string[] = []
  for (const askedOf of adviserIds) {
    const holders = holdersFor(askedOf, by, takers.route([askedOf]).assigneeIds)
    const record: store.AdviceRecord = {
      ...{ companyId: uow.companyId, id: uow.newId(), questionId, stepId, askedBy: by, askedOf, holders },
      ...{
        subject: matter.subject,
        documentId,
        question,
        asked: uow.now,
        state: 'OPEN',
        recommendation: null,
        answer: null,
        answeredBy: null,
        ended: null,
      },
    }
    ids.push(record.id)
    await store.addAdvice(uow, record)
    await noted(uow, 'advice_asked', record, { stepId, of: askedOf, holders: holders.join(' ') })
    await keepWork(uow, record)
    await tell(uow, origin, { matter, colleagues: crew.colleagues, to: holders, event: 'asked', words: question })
  }
  return ids
}

/** @throws ApiError Conflict where the id names another question. */
function mustRepeat(
  before: readonly store.AdviceRecord[],
  { questionId, documentId, by, ...asked }: Asking,
): readonly string[] {
  const wanted = [...new Set(asked.adviserIds)].toSorted().join()
  const isSame =
    before
      .map(({ askedOf }) => askedOf)
      .toSorted()
      .join() === wanted &&
    before.every((one) => one.documentId === documentId && one.askedBy === by && one.question === asked.question)
  if (!isSame) throw new ApiError('Conflict', t`The id ${questionId} is used by another question: use a new one.`)
  return before.map(({ id }) => id)
}

/** @throws ApiError Conflict where it is not theirs to decide. */
async function mustDecide(uow: UnitOfWork, matter: Matter, by: string, decisions: Decisions): Promise<string> {
  const { stepOf, whyNotDecide } = await matter.decision(uow, decisions)
  const why = await whyNotDecide(by)
  const stepId = stepOf(by)
  if (stepId !== undefined && why === undefined) return stepId
  throw new ApiError(
    'Conflict',
    t`You cannot ask for advice on ${matter.number}: ${why ?? t`nothing is awaiting a decision`}.`,
  )
}

/** @throws ApiError ResourceNotFound */
export function mustExist(colleagues: ReadonlyMap<string, Colleague>, id: string): Colleague {
  const colleague = colleagues.get(id)
  if (colleague === undefined) throw noUser(id)
  return colleague
}

export const unfitAdviser = (
  field: string,
  { id, name }: Colleague,
  why: NonNullable<ReturnType<Takers['whyNot']>>,
): ApiError =>
  unfit(field, t`${field} is ${name} (${id}), who cannot be asked for this advice: ${why}. Choose another person.`)
