import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type UnitOfWork, unfit } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { countWork, findWork, listDone, listWork, partnersOfWork } from '../work/index.ts'
import { calendarOf } from './calendar/read-calendar.ts'
import { decideWork, undoDecision } from './commands/decide-work.ts'
import { handOnWork } from './commands/hand-on-work.ts'
import { filterOf } from './filter.ts'
import { doneFor } from './meanwhile.ts'
import { readableKinds, readerOf } from './reader.ts'
import { teamOf } from './team/read-team.ts'
import { finished, shown } from './views.ts'

/** So much is counted: who has more has no use for how much. */
const maxCounted = 1000

/** More names than anybody looks through. */
const maxPartners = 500

/** Thirty days, in milliseconds. */
const usualSpanMs = 30 * 24 * 60 * 60_000

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

/** @param origins where the mails that tell of what was decided lead */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['inbox']> => ({
  listWork: ({ query: { after, limit, ...query } }, context) =>
    context.read(async (uow) => {
      const filter = filterOf(query)
      const { reader, colleagues } = await readerOf(uow, context.actor)
      const from = after === undefined ? undefined : await mustFind(uow, after)
      const records = await listWork(uow, reader, filter, { after: from, limit })
      const counted = sum(await countWork(uow, reader, filter, maxCounted + 1))
      return {
        itemCount: Math.min(counted, maxCounted),
        isMore: counted > maxCounted,
        items: await shown(uow, records, context.actor, colleagues),
      }
    }),

  countWork: ({ query }, context) =>
    context.read(async (uow) => {
      const { reader } = await readerOf(uow, context.actor)
      const counts = await countWork(uow, reader, filterOf(query), maxCounted + 1)
      const all = sum(counts)
      return {
        itemCount: Math.min(all, maxCounted),
        isMore: all > maxCounted,
        kinds: [...counts].map(([kind, count]) => ({ kind, count })),
      }
    }),

  listPartners: (_input, context) =>
    context.read(async (uow) => {
      const { reader } = await readerOf(uow, context.actor)
      return { partners: await partnersOfWork(uow, reader, maxPartners) }
    }),

  listDoneForMe: ({ query: { since } }, context) =>
    context.read(async (uow) => {
      const from = since === undefined ? new Date(uow.now.getTime() - usualSpanMs) : new Date(since)
      return { items: await doneFor(uow, context.actor.userId, from) }
    }),

  listDone: ({ query: { after, limit, kind, q } }, context) =>
    context.read(async (uow) => {
      const from = after === undefined ? undefined : await mustFind(uow, after)
      const kinds = readableKinds(context.actor.permissions).filter((one) => kind === undefined || one === kind)
      const found = await listDone(uow, context.actor.userId, { kinds, q }, { after: from, limit: limit + 1 })
      return { items: await finished(uow, found.slice(0, limit)), isMore: found.length > limit }
    }),

  listTeam: ({ query: { after, ...query } }, context) =>
    context.read(async (uow) => {
      const from = after === undefined ? undefined : await mustFind(uow, after)
      return teamOf(uow, query, from, context.actor, (message) => context.translate(message))
    }),

  handOnWork: ({ params: { id }, body: { Seen, Holders, TakesBack = false } }, context) =>
    context.write(async (uow) => {
      const given = { id, seen: [...new Set(Seen)], to: [...new Set(Holders)], takesBack: TakesBack }
      const holders = await handOnWork(uow, origins.shell, given, context.actor)
      const names = await namesOf(uow, holders)
      return { Holders: holders.map((Id) => ({ Id, ...(names.has(Id) && { Name: names.get(Id)! }) })) }
    }),

  readCalendar: ({ query }, context) => context.read((uow) => calendarOf(uow, query)),

  decideWork: ({ params: { decisionId }, body: { Ids, Decision, Reason = '', HoldFor = 0, SkipWarned } }, context) => {
    const reason = Reason.toWellFormed().replaceAll('\u0000', '').trim()
    const how = { reason, heldFor: HoldFor, skipsWarned: SkipWarned }
    const deciding = { decisionId, ids: Ids, decision: Decision, ...how }
    const work = async (uow: UnitOfWork) => {
      const { ids, leaves } = await decideWork(uow, origins.shell, deciding, context.actor)
      return { Ids: ids, ...(leaves && { LeavesAt: leaves.toISOString() }) }
    }
    const [first, ...others] = Ids
    // What several people decide at the same time shares a transaction.
    return first !== undefined && others.length === 0 ? context.writeInGroup(first, work) : context.write(work)
  },

  undoDecision: ({ params }, context) =>
    context.write(async (uow) => ({ Ids: await undoDecision(uow, params.decisionId, context.actor) })),
})

async function mustFind(uow: UnitOfWork, id: string) {
  const work = await findWork(uow, id)
  if (work === undefined)
    throw unfit('after', t`after is ${id}, which is not an item of work: use the id of the last item.`)
  return work
}
