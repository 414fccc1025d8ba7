import type { Of, Recurring } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { connectionOf } from '../network/index.ts'
import { templateHeads } from '../templates/index.ts'
import { namesOf } from '../users/index.ts'
import { rhythmOf } from './records.ts'
import { daysFrom } from './rules/index.ts'
import * as store from './store.ts'

/** So many days to come are shown, and so many that were. */
const [shownDays, shownRuns] = [3, 12]

export async function recurringEntities(
  uow: UnitOfWork,
  rows: readonly store.RecurringRow[],
): Promise<Of<typeof Recurring>[]> {
  const names = await namesOf(uow, [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))])
  const runs = await store.lastRuns(
    uow,
    rows.map(({ id }) => id),
    shownRuns,
  )
  const templates = await templateHeads(uow)
  const entities = []
  for (const row of rows) {
    const template = templates.get(row.template_id)
    if (template === undefined) continue
    const partner = row.connection_id === null ? undefined : await connectionOf(uow, row.connection_id)
    const owner = names.get(row.owner_id ?? '')
    entities.push({
      Id: row.id,
      TemplateId: row.template_id,
      TemplateName: template.name,
      Type: template.type,
      Frequency: row.frequency,
      Start: row.start_on,
      LastDay: row.last_day,
      ...(row.end_on !== null && { End: row.end_on }),
      ...(row.count !== null && { Count: row.count }),
      Period: row.period,
      ...(row.connection_id !== null && { ConnectionId: row.connection_id }),
      Paused: row.paused,
      ...(partner && { PartnerName: partner.partnerName }),
      ...(row.owner_id !== null && { OwnerId: row.owner_id }),
      ...(owner !== undefined && { OwnerName: owner }),
      Next: daysFrom(rhythmOf(row), row.next_place, shownDays),
      Runs: runs
        .filter(({ recurring_id }) => recurring_id === row.id)
        .map(({ run_on, outcome, document_id, reason, at }) => ({
          Day: run_on,
          Outcome: outcome,
          ...(document_id !== null && { DocumentId: document_id }),
          ...(reason !== null && { Reason: reason }),
          At: at.toISOString(),
        })),
    })
  }
  return entities
}
