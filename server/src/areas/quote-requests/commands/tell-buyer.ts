import { roles } from '@kontor/contract'
import { dayAfter, dayIn, endOfDays, permissionsByRole, type UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { dayBy, firstClock } from '../../entries/index.ts'
import { numberOf, requisitionOf } from '../../requisitions/index.ts'
import { completeTask, contextToWire, giveTask, policy } from '../../tasks/index.ts'
import { colleaguesOf, zoneOfCompany } from '../../users/index.ts'
import { findWork } from '../../work/index.ts'
import { askedBy, quotesOf } from '../offers.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { isReady, replyOf } from '../rules/states.ts'
import * as store from '../store.ts'

/** The app that shows requests: tasks about them lead there. */
const handler = 'Kontor.Buy'

const tasksOf = permissionsByRole([policy])

export const tellTask = 'quoteRequests.tell'

/** A quote closes the request that it answers; who declines rejects it. */
const answering: ReadonlySet<string> = new Set(['document.closed', 'document.rejected'])

/** Looks whether lines of the log tell of requests that somebody answered. */
export async function followAnswers(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const answered = lines.filter(({ object_type, kind }) => object_type === 'document' && answering.has(kind))
  if (answered.length === 0) return
  const ids = [...new Set(answered.map(({ object_id }) => object_id))]
  for (const requestId of await store.requestsOf(uow, ids)) await uow.later(tellTask, { requestId })
}

/** Looks for requests whose day is over. */
export async function lookForOverdue(uow: UnitOfWork): Promise<void> {
  // Where no day is over by any clock, nobody's is asked for.
  if ((await store.overdue(uow, dayBy(firstClock, uow.now))).length === 0) return
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  for (const { id } of await store.overdue(uow, today)) await uow.later(tellTask, { requestId: id })
}

/** The first day on which the time to answer a request is over. */
export async function firstOverdueDay(uow: UnitOfWork): Promise<string | undefined> {
  const [first] = (await store.overdue(uow, endOfDays)).flatMap(({ respondBy }) => respondBy ?? []).toSorted()
  return first && dayAfter(first)
}

/** Gives who asked the comparison to do, once all have answered or the day is over. Run again, it gives nothing twice. */
export async function tellBuyer(uow: UnitOfWork, origin: string, requestId: string): Promise<void> {
  const request = await store.lock(uow, requestId)
  if (request?.state !== 'OPEN' || request.taskId !== null || request.askedBy === null) return
  const replies = (await askedBy(uow, [requestId], 'ALL')).map((one) => replyOf(one.entry, quotesOf(one)))
  const isOver = request.respondBy !== null && request.respondBy < dayIn(await zoneOfCompany(uow), uow.now)
  if (!(isReady(request.state, replies) || isOver) || !(await takesTasks(uow, request.askedBy))) return
  const requisition = await requisitionOf(uow, request.requisitionId)
  const quoted = replies.filter((reply) => reply === 'QUOTED').length
  const about = requisition && (requisition.note ?? numberOf(requisition))
  const title = [about, request.number, `${quoted}/${replies.length}`].filter(Boolean).join(' · ')
  const given = { handler, assignees: [request.askedBy], subjectId: request.requisitionId }
  const task = await giveTask(uow, origin, { ...given, context: contextToWire({ title }) }, request.askedBy)
  await store.change(uow, requestId, { taskId: task.id })
}

/** Whether somebody is there still, and may do what is given to them. */
async function takesTasks(uow: UnitOfWork, userId: string): Promise<boolean> {
  const colleague = (await colleaguesOf(uow)).get(userId)
  return colleague?.state === 'ACTIVE' && tasksOf(colleague.roleId).has('task.write')
}

/** What was given is done with; something may be given anew. */
export async function endTask(
  uow: UnitOfWork,
  { id, taskId, askedBy: buyerId }: Pick<QuoteRequestRecord, 'id' | 'taskId' | 'askedBy'>,
): Promise<void> {
  if (taskId === null) return
  const by = uow.author.actorId ?? buyerId
  if (by !== null && (await findWork(uow, taskId))?.ended === null)
    await completeTask(uow, taskId, 'DONE', by, { userId: by, permissions: new Set(), roleId: roles.companyAdmin })
  await store.change(uow, id, { taskId: null })
}
