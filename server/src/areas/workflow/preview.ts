import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Preview, type RequisitionRecord, whomAsked } from '../requisitions/index.ts'
import { namesOf } from '../users/index.ts'
import { ask, stepOf } from '../workflow-engine/index.ts'
import { factsOfRequisition, namedHere } from '../workflow-subjects/index.ts'
import { flowOf } from './read-flow.ts'
import * as versions from './store/versions.ts'

/** What the workflow of requisitions would do first with one, as it stands now; undefined where none is published. */
export async function preview(uow: UnitOfWork, requisition: RequisitionRecord): Promise<Preview | undefined> {
  const version = await versions.publishedFor(uow, 'requisition')
  if (version === undefined) return undefined
  const flow = await flowOf(version)
  const cases = [await factsOfRequisition(uow, requisition)]
  const [walked] = (await ask<'walk'>({ kind: 'walk', flow, from: flow.Start, cases })).walked
  const { at, state, end } = walked!
  const step = stepOf(flow, at)
  const isLeft = state === 'STUCK' || (state === 'ENDED' && (end === 'NOTHING' || cases[0]!['isOverBudget'] === true))
  if (state === 'ENDED' && !isLeft)
    return { approverIds: [], because: t`The workflow ${version.name} approves it without asking anyone.` }
  if (state === 'WAITS' && step?.Kind !== 'APPROVAL')
    return {
      approverIds: [],
      because: t`It goes through the workflow ${version.name}, which begins with ${step!.Name}.`,
    }
  const approverIds = await whomAsked(uow, requisition, isLeft || !step ? [] : await namedHere(uow, step), [])
  const names = [...(await namesOf(uow, approverIds)).values()].join(', ')
  return { approverIds, because: becauseOf(version.name, isLeft ? undefined : step?.Name, names) }
}

const becauseOf = (workflow: string, step: string | undefined, names: string): Message =>
  step === undefined
    ? t`It goes to ${names}, because the workflow ${workflow} leaves it to people.`
    : t`It goes to ${names} first (${step}), because it follows the workflow ${workflow}.`
