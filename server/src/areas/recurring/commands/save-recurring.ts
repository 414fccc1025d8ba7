import type { Of, Permission, Recurring, RecurringInput } from '@kontor/contract'
import { dayIn, mustHave, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { templateFor } from '../../templates/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { noRecurring } from '../not-found.ts'
import { rhythmOf } from '../records.ts'
import { dayAt, placeFrom, whyNotSave } from '../rules/index.ts'
import * as store from '../store.ts'
import { recurringEntities } from '../views.ts'

interface By {
  readonly permissions: ReadonlySet<Permission>
  /** Of what stands for the period. */
  readonly language: string
}

/**
 * Has a template become a document again and again, or changes how. What passed while it was paused is left out, and what has
 * been made is not made again under another rhythm.
 *
 * @throws ApiError ResourceNotFound (the template, the connection), Forbidden, BadRequest (days that cannot be).
 */
export async function saveRecurring(
  uow: UnitOfWork,
  id: string,
  wanted: Of<typeof RecurringInput>,
  { permissions, language }: By,
): Promise<Of<typeof Recurring>> {
  const { TemplateId, ConnectionId } = wanted
  if (ConnectionId !== undefined) mustHave({ permissions }, 'document.send')
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  const before = await store.lock(uow, id)
  const refused = whyNotSave(wanted, before && { Start: before.start_on }, today)
  if (refused !== undefined) throw unfit(refused.field, refused.why)
  await templateFor(uow, TemplateId)
  if (ConnectionId !== undefined && (await connectionOf(uow, ConnectionId)) === undefined)
    throw noConnection(ConnectionId)
  const given = {
    ...{ company_id: uow.companyId, id, template_id: TemplateId },
    ...{ frequency: wanted.Frequency, start_on: wanted.Start, last_day: wanted.LastDay },
    ...{ end_on: wanted.End ?? null, count: wanted.Count ?? null, period: wanted.Period },
    ...{ connection_id: ConnectionId ?? null, paused: wanted.Paused },
    ...{ owner_id: before === undefined ? uow.author.actorId : before.owner_id },
    language: before?.language ?? language,
    ...{ next_place: 0, next_on: null },
  }
  const next = await nextPlace(uow, given, before, today)
  const row = { ...given, next_place: next, next_on: dayAt(rhythmOf(given), next) ?? null }
  await store.save(uow, row)
  await uow.log({ kind: 'recurring.saved', objectType: 'recurring', objectId: id })
  const [saved] = await recurringEntities(uow, [row])
  if (saved === undefined) throw noRecurring(id)
  return saved
}

async function nextPlace(
  uow: UnitOfWork,
  row: store.RecurringRow,
  before: store.RecurringRow | undefined,
  today: string,
): Promise<number> {
  const rhythm = rhythmOf(row)
  const isSameRow =
    before?.start_on === row.start_on && before.frequency === row.frequency && before.last_day === row.last_day
  let place = placeFrom(rhythm, isSameRow ? before.next_place : 0, today)
  for (
    let day = dayAt(rhythm, place);
    day !== undefined && (await store.runOn(uow, row.id, day));
    day = dayAt(rhythm, place)
  )
    place++
  return place
}
