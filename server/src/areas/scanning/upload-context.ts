import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { todayIn } from './company-day.ts'
import * as folders from './store/folders.ts'
import * as uploads from './store/uploads.ts'
import type { Seen } from './views.ts'

/** What is known besides an upload where somebody looks at it. */
export const seenIn = async (uow: UnitOfWork, { actor }: RequestContext): Promise<Seen> => ({
  userId: actor.userId,
  permissions: actor.permissions,
  today: await todayIn(uow),
  now: uow.now,
  folders: new Map((await folders.all(uow)).map((folder) => [folder.name, folder])),
  names: await namesOf(uow, await uploads.holders(uow)),
})
