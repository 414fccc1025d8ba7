import type { Of, Requisition } from '@kontor/contract'
import { dayInUtc, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { connectionOf } from '../network/index.ts'
import { namesOf } from '../users/index.ts'
import { findWork } from '../work/index.ts'
import { totalOf } from './lines.ts'
import { byOf } from './reader.ts'
import { type Line, numberOf, type RequisitionRecord } from './records.ts'
import { allowedActions } from './rules.ts'

/** A requisition as the wire shows it, with what its reader may do now. */
export async function shown(
  uow: UnitOfWork,
  record: RequisitionRecord,
  actor: RequestContext['actor'],
): Promise<Of<typeof Requisition>> {
  const waits = record.taskId === null ? undefined : await findWork(uow, record.taskId)
  const approverIds = record.decidedBy === null ? (waits?.ended === null ? waits.holders : []) : [record.decidedBy]
  const { requesterId, onBehalfId } = record
  const names = await namesOf(uow, [...[requesterId, onBehalfId].filter((id) => id !== null), ...approverIds])
  const named = <K extends string>(key: K, id: string | null) => {
    const name = id === null ? undefined : names.get(id)
    return (name === undefined ? {} : { [key]: name }) as { readonly [P in K]?: string }
  }
  const by = await byOf(uow, record, actor)
  return {
    DocumentId: record.id,
    ID: numberOf(record),
    State: record.state,
    Draft: record.state === 'DRAFT',
    IssueDate: dayInUtc(record.created),
    Currency: record.currency,
    ...(requesterId !== null && { RequesterUserId: requesterId }),
    ...(onBehalfId !== null && { OnBehalfOfUserId: onBehalfId }),
    ...(record.note !== null && { Note: record.note }),
    ...(record.neededBy !== null && { NeededBy: record.neededBy }),
    Total: { value: totalOf(record.lines, record.currency), currencyID: record.currency },
    Lines: await withSuppliers(uow, record.lines),
    ...named('RequesterName', requesterId),
    ...named('OnBehalfOfName', onBehalfId),
    Approvers: approverIds.flatMap((id) => names.get(id) ?? []),
    ...(record.reason !== null && { Reason: record.reason }),
    Locked: record.locked,
    Modified: record.modified.toISOString(),
    AllowedActions: allowedActions(record, by).map((Action) => ({ Action })),
  }
}

/** Lines name their suppliers as the company knows them now. */
async function withSuppliers(uow: UnitOfWork, lines: readonly Line[]): Promise<Line[]> {
  const names = new Map<string, string>()
  for (const { SupplierConnectionId: id } of lines)
    if (id !== undefined && !names.has(id)) names.set(id, (await connectionOf(uow, id))?.partnerName ?? '')
  return lines.map((line) => {
    const name = names.get(line.SupplierConnectionId ?? '')
    return { ...line, ...(name && { SupplierName: name }) }
  })
}
