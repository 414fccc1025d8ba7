import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { administrationLines } from '../../platform/log/store.ts'
import { namesOf } from '../users/index.ts'
import { placeIn, placeOf, typesAbout } from './rules.ts'
import { lineOf } from './view.ts'

export const handlers: Handlers<Areas['audit']> = {
  listAuditLines: ({ query: { limit, about, actor, before, since, until } }, context) =>
    context.read(async (uow) => {
      const rows = await administrationLines(uow.tx, uow.companyId, {
        types: about && typesAbout(about),
        actorId: actor,
        before: before === undefined ? undefined : placeIn(before),
        since: since === undefined ? undefined : new Date(since),
        until: until === undefined ? undefined : new Date(until),
        limit: limit + 1,
      })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const names = await namesOf(uow, [
        ...new Set(shown.flatMap(({ actor_id, object_id }) => [actor_id ?? '', object_id])),
      ])
      return {
        Lines: shown.map((row) => lineOf(row, names)),
        ...(rows.length > limit && last ? { Next: placeOf(last) } : {}),
      }
    }),
}
