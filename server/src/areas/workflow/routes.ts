import type { Of, Route } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { crewOf, routed } from '../assignments/index.ts'
import { membersOfTeams } from '../teams/index.ts'
import { ask, type Facts, joined, reasonAt, type Step, stepOf, type Walked, wayOn } from '../workflow-engine/index.ts'
import { namedBy } from '../workflow-subjects/index.ts'
import * as versions from './store/versions.ts'
import { flowOf } from './version-steps.ts'

export interface Routing {
  readonly userIds: readonly string[]
  readonly teamIds: readonly string[]
  readonly because: Message
}

/** So many waits are passed before a kind of work is looked for no more. */
const maxWaits = 50

/** To whom a kind of work goes (APPROVAL, ASSIGNMENT) by the workflows that are published, of documents of whom this is known. */
export async function routeOf(uow: UnitOfWork, taskType: string, facts: Facts): Promise<Routing[]> {
  const kind = taskType.toUpperCase()
  const found: Routing[] = []
  const type = facts['documentType']
  for (const version of await versions.published(uow)) {
    if (typeof type === 'string' && !version.types.some((one) => one === type)) continue
    const flow = await flowOf(version)
    const because: Message[] = []
    // A fork leads several ways, which are looked at one after the other.
    const open = [flow.Start]
    for (let waits = 0; waits < maxWaits && open.length > 0; waits += 1) {
      const from = open.shift() ?? ''
      const [walked] = (await ask<'walk'>({ kind: 'walk', flow, from, cases: [facts] })).walked
      because.push(...reasonsOf(walked!))
      const step = ['WAITS', 'FORKS', 'JOINS'].includes(walked!.state) ? stepOf(flow, walked!.at) : undefined
      if (step === undefined) continue
      if (step.Kind === 'FORK') {
        open.unshift(...step.Next.map(({ StepId }) => StepId))
        continue
      }
      if (step.Kind === kind) {
        found.push({
          ...(await peopleAt(uow, step)),
          because: t`${version.name}: ${joined([...because, t`${step.Name}`])!}`,
        })
        break
      }
      open.push(wayOn(step, false) ?? '')
    }
  }
  return found
}

const reasonsOf = ({ trace }: Walked): Message[] =>
  trace.filter(({ kind, because }) => kind === 'DECIDED' && because !== null).map(reasonAt)

async function peopleAt(uow: UnitOfWork, { Who }: Step): Promise<Omit<Routing, 'because'>> {
  const { colleagues } = await crewOf(uow)
  const named = namedBy({ ...Who, TeamIds: [] }, [...colleagues.values()], new Map())
  return { userIds: named, teamIds: Who?.TeamIds ?? [] }
}

export async function routeShown(
  { userIds, teamIds, because }: Routing,
  taskType: string,
  speaker: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof Route>> {
  const reason = (await speaker.translate(because)).slice(0, 1000)
  return { taskType, assigneeIds: [...userIds], teamIds: [...teamIds], because: reason }
}

/** Who stands behind a team today: those who are away hand on as ever. */
export async function behind(uow: UnitOfWork, teamId: string): Promise<string[]> {
  const members = (await membersOfTeams(uow, [teamId])).get(teamId) ?? new Set()
  const { colleagues, redirectionsIn } = await crewOf(uow)
  const isActive = (id: string) => colleagues.get(id)?.state === 'ACTIVE'
  return [...routed([...members].filter(isActive), redirectionsIn(teamId), isActive).assigneeIds]
}
