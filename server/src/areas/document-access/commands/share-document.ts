import type { RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { changeEntry, type Entry } from '../../entries/index.ts'
import { givenAsText } from '../../past/index.ts'
import { isTeam, noTeam } from '../../teams/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import { reachOnceConfined } from '../access.ts'
import { lockEntryFor } from '../accessible-entry.ts'
import * as access from '../store.ts'

/** A right as a caller names it: of a person or of a team (F-364). */
export interface Grant {
  readonly UserId?: string
  readonly GroupId?: string
  readonly Right: RightType
  readonly Inherited?: boolean
}

/**
 * Gives rights on a document, those that were given before set aside or kept. Who has one already gets the new one.
 *
 * @throws ApiError ResourceNotFound (document, person or team), Forbidden, BadRequest (a grant to nobody, or to two).
 */
export async function share(
  uow: UnitOfWork,
  documentId: string,
  grants: readonly Grant[],
  keep: boolean,
): Promise<void> {
  const entry = await shareable(uow, documentId)
  if (!keep) await access.clear(uow, entry.id)
  // What is inherited comes with the document: it is shown, and not given.
  for (const [index, grant] of grants.entries())
    if (grant.Inherited !== true) await access.give(uow, entry.id, await identityOf(uow, grant, index), grant.Right)
  await keepSharer(uow, entry)
  await settle(uow, entry)
}

/** Whoever shares a document is not shut out by that: who would reach it no more keeps the right to share it. */
async function keepSharer(uow: UnitOfWork, entry: Entry): Promise<void> {
  const { actorId } = uow.author
  if (actorId === null || (await access.of(uow, entry.id)).length === 0) return
  if ((await reachOnceConfined(uow, entry)) !== undefined) return
  await access.give(uow, entry.id, { identityKind: 'user', identityId: actorId }, 'admin')
}

/** Takes all given rights back: the document is open again to everybody whose role works with documents. */
export async function unshare(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await shareable(uow, documentId)
  await access.clear(uow, entry.id)
  await settle(uow, entry)
}

async function shareable(uow: UnitOfWork, documentId: string): Promise<Entry> {
  const entry = await lockEntryFor(uow, documentId, 'admin')
  return entry
}

async function identityOf(uow: UnitOfWork, { UserId, GroupId }: Grant, index: number): Promise<access.Identity> {
  if (UserId !== undefined && GroupId === undefined) {
    if (!(await isMember(uow, UserId))) throw noUser(UserId)
    return { identityKind: 'user', identityId: UserId }
  }
  if (GroupId !== undefined && UserId === undefined) {
    if (!(await isTeam(uow, GroupId))) throw noTeam(GroupId)
    return { identityKind: 'team', identityId: GroupId }
  }
  const message =
    UserId === undefined
      ? t`Grants.${index} has no recipient: add either UserId or GroupId.`
      : t`Grants.${index} has both UserId and GroupId: use only one.`
  throw unfit(`Grants.${index}`, message, { index: String(index) })
}

async function settle(uow: UnitOfWork, entry: Entry): Promise<void> {
  const given = await access.of(uow, entry.id)
  const confined = given.length > 0
  if (confined !== entry.confined) await changeEntry(uow, entry, { confined })
  await uow.log({
    kind: confined ? 'document.shared' : 'document.opened',
    objectType: 'document',
    objectId: entry.id,
    detail: { rights: given.length, given: givenAsText(given) },
  })
}
