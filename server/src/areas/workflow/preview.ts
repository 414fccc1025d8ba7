import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Preview, type RequisitionRecord, whomAsked } from '../requisitions/index.ts'
import { namesOf } from '../users/index.ts'
import { stepOf, walkedFrom } from '../workflow-engine/index.ts'
import { factsOfRequisition, namedHere } from '../workflow-subjects/index.ts'
import * as versions from './store/versions.ts'
import { flowOf } from './version-steps.ts'

/** What the workflow of requisitions would do first with one, as it stands now; undefined where none is published. */
export async function preview(uow: UnitOfWork, requisition: RequisitionRecord): Promise<Preview | undefined> {
  const version = await versions.publishedFor(uow, 'requisition')
  if (version === undefined) return undefined
  const flow = await flowOf(version)
  const cases = [await factsOfRequisition(uow, requisition)]
  const walked = await walkedFrom(flow, flow.Start, cases[0]!)
  const { state, end } = walked.find((one) => one.state === 'STUCK') ?? walked.at(-1)!
  // In branches that begin at the same time, all of them.
  const steps = walked.flatMap(({ at, state }) => (state === 'WAITS' ? (stepOf(flow, at) ?? []) : []))
  const asking = steps.filter(({ Kind }) => Kind === 'APPROVAL')
  const isLeft = state === 'STUCK' || (state === 'ENDED' && (end === 'NOTHING' || cases[0]!['isOverBudget'] === true))
  if (state === 'ENDED' && !isLeft)
    return { approverIds: [], because: t`The workflow ${version.name} approves it without asking anyone.` }
  if (!isLeft && asking.length === 0)
    return {
      approverIds: [],
      because: t`It goes through the workflow ${version.name}, which begins with ${(steps[0] ?? stepOf(flow, walked[0]!.at))?.Name ?? ''}.`,
    }
  const approverIds: string[] = []
  for (const step of isLeft ? [undefined] : asking)
    approverIds.push(...(await whomAsked(uow, requisition, step ? await namedHere(uow, step) : [], [])))
  const names = [...(await namesOf(uow, approverIds)).values()].join(', ')
  return {
    approverIds,
    because: becauseOf(version.name, isLeft ? undefined : asking.map(({ Name }) => Name).join(' · '), names),
  }
}

const becauseOf = (workflow: string, step: string | undefined, names: string): Message =>
  step === undefined
    ? t`It goes to ${names}, because the workflow ${workflow} leaves it to people.`
    : t`It goes to ${names} first (${step}), because it follows the workflow ${workflow}.`
