import { t } from '@kontor/i18n'
import { compose, copyOf, formOf, read, write } from '@kontor/ubl'
import { ApiError, dayIn, permissionsByRole, type UnitOfWork } from '../../../platform/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { policy } from '../../entries/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { templateFor } from '../../templates/index.ts'
import { roleOf, zoneOfCompany } from '../../users/index.ts'
import { tellOwner } from '../notices.ts'
import { rhythmOf } from '../records.ts'
import { dayAt, forPeriod, periodOf } from '../rules/index.ts'
import * as store from '../store.ts'

/**
 * Makes the document of the next day of a recurring document that is held, and goes on to the day after. What cannot be sent
 * stays a draft, of which its owner is told. It is issued today, whichever day it is for: nothing is dated back.
 *
 * @returns the document's id
 */
export async function makeDocument(uow: UnitOfWork, row: store.RecurringRow, day: string): Promise<string> {
  const template = await templateFor(uow, row.template_id)
  const { type } = template
  const issueDate = dayIn(await zoneOfCompany(uow), uow.now)
  const number = await proposeNumber(uow, defaultChannel, type)
  const copy = copyOf(formOf(read(new TextEncoder().encode(template.content))), { id: number, issueDate })
  const period = periodOf(row.frequency, row.period, day)
  const bytes = write(compose(forPeriod(copy, period, row.frequency, row.language)))
  const parsed = parseHere(bytes)
  const draft = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
  const run = { company_id: uow.companyId, recurring_id: row.id, run_on: day, document_id: draft.id, at: uow.now }
  const { connection_id: connectionId } = row
  if (connectionId === null) {
    await store.addRun(uow, { ...run, outcome: 'DRAFT', reason: null })
    await goOn(uow, row)
    return draft.id
  }
  const { contentHash } = draft
  const sending = { documentId: draft.id, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash }
  const reason = await whyNotSent(uow, row, () => sendDocument(uow, sending))
  await store.addRun(uow, { ...run, outcome: reason === undefined ? 'SENT' : 'FAILED', reason: reason ?? null })
  if (reason !== undefined) await tellOwner(uow, row, { id: draft.id, name: template.name, reason })
  await goOn(uow, row)
  return draft.id
}

/** Sends it; why not, where it is refused. What refuses has written nothing before. */
async function whyNotSent(
  uow: UnitOfWork,
  { owner_id: owner }: store.RecurringRow,
  send: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    const role = owner === null ? undefined : await roleOf(uow, owner)
    if (role === undefined || !permissionsByRole([policy])(role).has('document.send'))
      throw new ApiError('Forbidden', t`Nobody who may send documents is responsible for it.`)
    await send()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

/** Goes on to the day after. */
export async function goOn(uow: UnitOfWork, row: store.RecurringRow): Promise<void> {
  const next_place = row.next_place + 1
  await store.save(uow, { ...row, next_place, next_on: dayAt(rhythmOf(row), next_place) ?? null })
}
