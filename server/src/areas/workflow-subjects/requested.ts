import type { UnitOfWork } from '../../platform/index.ts'
import { linesOfKinds } from '../../platform/log/store.ts'
import { type RequisitionRecord, requisitionIdsBetween, requisitionsAmong } from '../requisitions/index.ts'
import { tellingKinds, type Went, wentBefore } from './rules/went.ts'

/** A requisition as it stands, and how the last request for its approval in a period went. */
export interface Requested {
  readonly record: RequisitionRecord
  readonly went: Went
}

/**
 * Those of which approval was requested in a period, the newest request first, as the log tells. What is a draft again waits to be
 * requested anew, and what another system deals with is decided there.
 */
export async function requestedBetween(
  uow: UnitOfWork,
  { since, until, limit }: { readonly since: Date; readonly until: Date; readonly limit: number },
): Promise<Requested[]> {
  const ids = await requisitionIdsBetween(uow, since, until)
  const lines = await linesOfKinds(uow.tx, uow.companyId, ids, tellingKinds, since)
  const byId = Map.groupBy(lines, ({ object_id }) => object_id)
  const went = new Map<string, Went>()
  for (const [id, lines] of byId) {
    const one = wentBefore(
      lines.map(({ kind, at, detail }) => ({ kind, at, by: (detail as { by?: string }).by })),
      until,
    )
    if (one !== undefined) went.set(id, one)
  }
  const newest = [...went].toSorted(([, one], [, other]) => other.requested.getTime() - one.requested.getTime())
  const some = newest.slice(0, limit)
  const records = new Map(
    (
      await requisitionsAmong(
        uow,
        some.map(([id]) => id),
      )
    ).map((record) => [record.id, record]),
  )
  return some.flatMap(([id, went]) => {
    const record = records.get(id)
    return record === undefined ? [] : [{ record, went }]
  })
}
