import { type RightType, roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { type Entry, reachOf, whyNotReach } from '../entries/index.ts'
import { membersOfTeams, teamsOf } from '../teams/index.ts'
import { roleOf } from '../users/index.ts'
import * as access from './store.ts'

/** How far a person reaches on an entry of the company. Only a confined one costs a look. */
export const reachFor = async (
  uow: UnitOfWork,
  entry: Entry,
  personId: string | null,
): Promise<RightType | undefined> => (await reachesFor(uow, [entry], personId))(entry)

/** The same of many, for one look at all that are confined. */
export async function reachesFor(
  uow: UnitOfWork,
  entries: readonly Entry[],
  personId: string | null,
): Promise<(entry: Entry) => RightType | undefined> {
  const confined = entries.flatMap((entry) => (entry.confined ? [entry.id] : []))
  // What the system does by itself follows what a person was allowed to do.
  if (confined.length === 0 || personId === null) return () => 'admin'
  const isAdministrator = (await roleOf(uow, personId)) === roles.companyAdmin
  const given = await access.rightsOf(uow, confined, personId, await teamsOf(uow, personId))
  return ({ id, confined, authorId }) => {
    const rights = given.flatMap(({ documentId, rightType }) => (documentId === id ? [rightType] : []))
    return reachOf({ confined, isAuthor: authorId === personId, isAdministrator, rights })
  }
}

/** How far who acts would reach on an entry that is only for those who were given a right on it. */
export const reachOnceConfined = async (uow: UnitOfWork, entry: Entry): Promise<RightType | undefined> =>
  (await reachesFor(uow, [{ ...entry, confined: true }], uow.author.actorId))({ ...entry, confined: true })

/** Of these people of the company, those who may read an entry, for one look at what was given on it. */
export async function readersAmong<P extends { readonly id: string; readonly roleId: string }>(
  uow: UnitOfWork,
  entry: Entry,
  people: readonly P[],
): Promise<P[]> {
  if (!entry.confined) return [...people]
  const given = await access.of(uow, entry.id)
  const members = await membersOfTeams(
    uow,
    given.flatMap(({ identityKind, identityId }) => (identityKind === 'team' ? [identityId] : [])),
  )
  return people.filter(({ id, roleId }) => {
    const rights = given.flatMap(({ identityId, rightType }) =>
      identityId === id || members.get(identityId)?.has(id) ? [rightType] : [],
    )
    const isAdministrator = roleId === roles.companyAdmin
    const reach = reachOf({ confined: true, isAuthor: entry.authorId === id, isAdministrator, rights })
    return whyNotReach('right', reach) === undefined
  })
}

/** @throws ApiError Forbidden where who acts does not reach this far on the entry. */
export async function mustReach(uow: UnitOfWork, entry: Entry, needed: RightType): Promise<void> {
  const why = whyNotReach(needed, await reachFor(uow, entry, uow.author.actorId))
  if (why !== undefined)
    throw new ApiError(
      'Forbidden',
      t`You do not have access to the document ${entry.id}: ${why}. Ask one of them for access.`,
      {
        details: { document: entry.id, right: needed },
      },
    )
}

/** Those of the entries that who acts may read. */
export async function readableOf<E extends Entry>(uow: UnitOfWork, entries: readonly E[]): Promise<E[]> {
  const readable = []
  for (const entry of entries)
    if (whyNotReach('right', await reachFor(uow, entry, uow.author.actorId)) === undefined) readable.push(entry)
  return readable
}
