import { type Message, t } from '@kontor/i18n'
import { permissionsByRole, type UnitOfWork, unfit } from '../../platform/index.ts'
import { readersAmong } from '../document-access/index.ts'
import { policy as documentsPolicy } from '../entries/index.ts'
import { type Colleague, colleaguesOf, noUser } from '../users/index.ts'
import { policy } from './policy.ts'
import { type Redirection, type Routed, redirectionOf, routed, takerOf, whyNotTake } from './rules.ts'
import * as auto from './store/auto.ts'
import type { AutoAssignmentRecord } from './store/tables.ts'
import { type Subject, subjectOf } from './subjects.ts'

const permissionsOf = permissionsByRole([policy, documentsPolicy])

/** Who can be given work about a subject, and where it goes from them. */
export interface Takers {
  readonly able: readonly Colleague[]
  /** Why a colleague cannot be given it; undefined where they can. */
  whyNot(colleague: Colleague): Message | undefined
  /** @throws ApiError ResourceNotFound, BadRequest: somebody who cannot be given it. */
  mustTake(personId: string, field: string): void
  /** Who takes a person's work now; undefined where it stays with them. */
  takerOf(personId: string): string | undefined
  /** Who gets what is given to these people now. */
  route(personIds: readonly string[], set?: ReadonlyMap<string, Redirection>): Routed
}

/** Everybody of the company, and where the work of some goes. */
export interface Crew {
  readonly colleagues: ReadonlyMap<string, Colleague>
  readonly redirections: ReadonlyMap<string, Redirection>
  /** Where what comes to them as members of a team goes. */
  redirectionsIn(teamId: string): ReadonlyMap<string, Redirection>
  /** Where all of it goes as it was set, be it now or while they are away. */
  readonly set: ReadonlyMap<string, AutoAssignmentRecord>
  /** The same of what comes to them as members of one team alone. */
  readonly setInTeams: readonly AutoAssignmentRecord[]
}

export async function crewOf(uow: UnitOfWork): Promise<Crew> {
  const colleagues = await colleaguesOf(uow)
  const everybodys = await auto.everybodys(uow)
  const among = (teamIds: readonly (string | null)[]) =>
    new Map(everybodys.flatMap((one) => (teamIds.includes(one.teamId) ? [[one.assigneeId, one] as const] : [])))
  const redirections = (set: ReadonlyMap<string, AutoAssignmentRecord>) =>
    new Map(
      [...colleagues.values()].flatMap((colleague) => {
        const redirection = redirectionOf(colleague, set.get(colleague.id))
        return redirection === undefined ? [] : [[colleague.id, redirection] as const]
      }),
    )
  const set = among([null])
  return {
    colleagues,
    redirections: redirections(set),
    redirectionsIn: (teamId) => redirections(among([null, teamId])),
    set,
    setInTeams: everybodys.filter(({ teamId }) => teamId !== null),
  }
}

export async function takersOf(uow: UnitOfWork, { entry }: Pick<Subject, 'entry'>, crew: Crew): Promise<Takers> {
  const everybody = [...crew.colleagues.values()]
  const readers = everybody.filter(({ roleId }) => !entry || permissionsOf(roleId).has('document.read'))
  const seeing = new Set((entry ? await readersAmong(uow, entry, readers) : readers).map(({ id }) => id))
  return takersSeeing(seeing, crew)
}

/** The same about something else, which these people see. */
export function takersSeeing(seeing: ReadonlySet<string>, { colleagues, redirections }: Crew): Takers {
  const everybody = [...colleagues.values()]
  const whyNot = ({ id, state, roleId }: Colleague) =>
    whyNotTake({ isActive: state === 'ACTIVE', permissions: permissionsOf(roleId), sees: seeing.has(id) })
  const able = everybody.filter((colleague) => whyNot(colleague) === undefined)
  const ableIds = new Set(able.map(({ id }) => id))
  const canTake = (personId: string) => ableIds.has(personId)
  return {
    able,
    whyNot,
    mustTake: (personId, field) => {
      const colleague = colleagues.get(personId)
      if (colleague === undefined) throw noUser(personId)
      const why = whyNot(colleague)
      if (why !== undefined)
        throw unfit(
          field,
          t`${field} is ${colleague.name}, who cannot be assigned this: ${why}. Choose a person from GET assignments/assignees.`,
        )
    },
    takerOf: (personId) => takerOf(personId, redirections, canTake),
    route: (personIds, set) => routed(personIds, new Map([...redirections, ...(set ?? [])]), canTake),
  }
}

/** Who can be given work about a document today. */
export async function takersOfDocument(uow: UnitOfWork, documentId: string): Promise<readonly Colleague[]> {
  return (await takersOf(uow, await subjectOf(uow, 'DOCUMENT', documentId), await crewOf(uow))).able
}

export const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name)
