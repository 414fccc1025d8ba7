import type { Of, Workload } from '@kontor/contract'
import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { type Colleague, colleaguesOf, zoneOfCompany } from '../users/index.ts'
import { type Load, loadsOf } from '../work/index.ts'

/** Who has work or will be away, who is late first, then who has most. */
export async function teamOf(uow: UnitOfWork): Promise<Of<typeof Workload>[]> {
  const colleagues = await colleaguesOf(uow)
  const loads = Map.groupBy(await loadsOf(uow, dayIn(await zoneOfCompany(uow), uow.now)), ({ userId }) => userId)
  return [...colleagues.values()]
    .filter(({ id, state, absence }) => loads.has(id) || (state === 'ACTIVE' && absence !== null))
    .map((colleague) => shown(colleague, loads.get(colleague.id) ?? [], colleagues))
    .toSorted(
      (one, other) => other.overdue - one.overdue || other.open - one.open || one.name.localeCompare(other.name),
    )
}

function shown(
  { id, name, absence }: Colleague,
  loads: readonly Load[],
  colleagues: ReadonlyMap<string, Colleague>,
): Of<typeof Workload> {
  const [nextDue] = loads.flatMap((load) => load.nextDue ?? []).toSorted()
  const substitute = colleagues.get(absence?.substituteId ?? '')
  return {
    ...{ id, name, kinds: loads.map(({ kind, open }) => ({ kind, count: open })) },
    open: loads.reduce((sum, { open }) => sum + open, 0),
    overdue: loads.reduce((sum, { overdue }) => sum + overdue, 0),
    ...(nextDue !== undefined && { nextDue }),
    ...(absence !== null && { away: { from: absence.from, until: absence.until } }),
    ...(substitute !== undefined && { substitute: { id: substitute.id, name: substitute.name } }),
  }
}
