import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { linesAbout } from '../../../platform/log/store.ts'
import * as store from '../../advice/index.ts'
import { type Crew, crewOf, isMoving, type LastStep, mayTakeBack, type WorkMove } from '../../assignments/index.ts'
import type { Decisions } from '../decisions.ts'
import { heldAdvice } from '../held-advice.ts'
import { type Matter, matterHeld } from '../matters.ts'
import { noAdvice } from '../not-found.ts'
import { tell } from '../notices.ts'
import { holdersFor, whyNotHandTo, whyNotTheirs } from '../rules.ts'
import { keepWork, noted, objectTypeOf } from '../work.ts'
import { mustExist, unfitAdviser } from './ask-advice.ts'

export interface HandingOn {
  readonly adviceId: string
  readonly by: string
  readonly adviserId: string
  readonly comment: string
}

/**
 * Lets a colleague answer what a person was asked.
 *
 * @throws ApiError ResourceNotFound (advice, person), Forbidden, Conflict (it is over, or not theirs), BadRequest (who cannot be asked).
 */
export async function handOnAdvice(
  uow: UnitOfWork,
  origin: string,
  { adviceId, by, adviserId, comment }: HandingOn,
  decisions: Decisions,
): Promise<void> {
  const { advice, matter, stepIds } = await heldAdvice(uow, adviceId, decisions)
  const why = whyNotTheirs(by, advice, stepIds)
  if (why !== undefined) throw new ApiError('Conflict', t`You cannot reassign the advice ${adviceId}: ${why}.`)
  const crew = await crewOf(uow)
  const others = advice.holders.filter((id) => id !== by)
  const come = await whoGets(uow, advice, matter, crew, [adviserId], () => 'adviserId')
  await moved(uow, advice, [...new Set([...others, ...come])])
  await notify(uow, origin, { advice, matter, crew, to: come, words: comment || advice.question })
}

/**
 * Gives advice that waits with some to others, as a head does.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is over, or with others by now), BadRequest (who cannot be asked).
 */
export async function moveAdvice(uow: UnitOfWork, origin: string, given: WorkMove): Promise<readonly string[]> {
  const seen = await store.findAdvice(uow, given.id)
  if (seen === undefined) throw noAdvice(given.id)
  const matter = await matterHeld(uow, seen.documentId)
  const advice = (await store.findAdvice(uow, given.id)) ?? seen
  if (advice.state !== 'OPEN') throw new ApiError('Conflict', t`The work ${given.id} cannot be reassigned: it is done.`)
  if (!isMoving(given, advice.holders)) return advice.holders
  if (given.takesBack) {
    mayTakeBack(uow, given, await lastStep(uow, advice))
    await moved(uow, advice, given.to)
    return given.to
  }
  const crew = await crewOf(uow)
  const stay = given.to.filter((id) => advice.holders.includes(id))
  const new_ = given.to.filter((id) => !advice.holders.includes(id))
  const come = await whoGets(uow, advice, matter, crew, new_, (id) => `Holders.${given.to.indexOf(id)}`)
  const holders = [...new Set([...stay, ...come])]
  await moved(uow, advice, holders)
  await notify(uow, origin, { advice, matter, crew, to: come, words: advice.question })
  return holders
}

interface Passing {
  readonly advice: store.AdviceRecord
  readonly matter: Matter
  readonly crew: Crew
  /** Who has it besides. */
  readonly others: readonly string[]
  readonly toId: string
}

/** Gives advice of a person who leaves to a colleague. @returns whether they can give it */
export async function passOn(
  uow: UnitOfWork,
  origin: string,
  { advice, matter, crew, others, toId }: Passing,
): Promise<boolean> {
  const takers = await matter.takers(uow, crew)
  const colleague = mustExist(crew.colleagues, toId)
  if (whyNotHandTo(toId, advice) !== undefined || takers.whyNot(colleague) !== undefined) return false
  const come = holdersFor(toId, advice.askedBy, takers.route([toId]).assigneeIds)
  await moved(uow, advice, [...new Set([...others, ...come])])
  await notify(uow, origin, { advice, matter, crew, to: come, words: advice.question })
  return true
}

/** Who gets it of those to whom it is given. */
async function whoGets(
  uow: UnitOfWork,
  advice: store.AdviceRecord,
  matter: Matter,
  crew: Crew,
  to: readonly string[],
  field: (id: string) => string,
): Promise<readonly string[]> {
  const takers = await matter.takers(uow, crew)
  const got = to.map((id) => {
    const colleague = mustExist(crew.colleagues, id)
    const why = whyNotHandTo(id, advice) ?? takers.whyNot(colleague)
    if (why !== undefined) throw unfitAdviser(field(id), colleague, why)
    return holdersFor(id, advice.askedBy, takers.route([id]).assigneeIds)
  })
  return [...new Set(got.flat())]
}

async function moved(uow: UnitOfWork, advice: store.AdviceRecord, holders: readonly string[]): Promise<void> {
  await store.changeAdvice(uow, advice.id, { holders })
  const detail = { of: holders.join(' '), before: advice.holders.join(' ') }
  await noted(uow, 'advice_handed_on', advice, detail)
  await keepWork(uow, { ...advice, holders })
}

interface Moved {
  readonly advice: store.AdviceRecord
  readonly matter: Matter
  readonly crew: Crew
  readonly to: readonly string[]
  readonly words: string
}

/** Those who get it anew are told, in the name of who asked. */
const notify = (uow: UnitOfWork, origin: string, { advice, matter, crew, to, words }: Moved): Promise<void> =>
  tell(uow, origin, {
    ...{ matter, colleagues: crew.colleagues, event: 'asked', words, who: advice.askedBy },
    to: to.filter((id) => !advice.holders.includes(id)),
  })

/** As the log of what it is about tells it. */
async function lastStep(
  uow: UnitOfWork,
  { id, subject, documentId }: store.AdviceRecord,
): Promise<LastStep | undefined> {
  const lines = await linesAbout(uow.tx, uow.companyId, documentId)
  const last = lines.findLast(
    ({ kind, detail }) =>
      kind === `${objectTypeOf[subject]}.advice_handed_on` && (detail as { adviceId?: string } | null)?.adviceId === id,
  )
  const { before = '' } = (last?.detail ?? {}) as { before?: string }
  return last && { by: last.actor_id, at: last.at, before: before.split(' ').filter((one) => one !== '') }
}
