import { inEnglish, t } from '@kontor/i18n'
import { askedOnce, dayInUtc, type Outward, type UnitOfWork } from '../../../platform/index.ts'
import { authorityOf, type Verdict } from '../authority/index.ts'
import type { ClearanceRecord, RegistrationRecord } from '../records.ts'
import { isInForce, pauseAfter } from '../rules.ts'
import * as clearances from '../store/clearances.ts'
import { registrations } from '../store/registrations.ts'

export const submitTask = 'clearance.submit'
export const askTask = 'clearance.ask'
/** Told to the company once the authority has cleared or rejected what it reported. */
export const authorityAnswered = 'clearance.answered'

/** The registration under which the company's bills are reported now; undefined where they are not. Asked once a transaction. */
export const reportsUnder = askedOnce(async (uow): Promise<RegistrationRecord | undefined> => {
  const today = dayInUtc(uow.now)
  return (await registrations(uow)).find((one) => isInForce(one, today))
})

type Reported = Pick<ClearanceRecord, 'documentId' | 'dispatchId' | 'contentHash'>

/** Begins to report a bill; what became of it is told by {@link answered}. */
export async function reportBill(uow: UnitOfWork, reported: Reported): Promise<void> {
  const registration = await reportsUnder(uow)
  if (registration?.authority == null) throw new Error(`Company ${uow.companyId} reports to no authority`)
  const { country, authority, identifier } = registration
  const id = uow.newId()
  await clearances.add(uow, {
    ...reported,
    ...{ companyId: uow.companyId, id, country, authority, identifier },
    ...{ state: 'WAITING', receipt: null, asked: 0, number: null, stamp: null, reasons: null },
    ...{ created: uow.now, submitted: null, answered: null },
  })
  await log(uow, 'document.clearance_begun', reported.documentId, { clearanceId: id, country, authority })
  await uow.later(submitTask, { clearanceId: id })
}

const log = (uow: UnitOfWork, kind: string, objectId: string, detail: Readonly<Record<string, string>>) =>
  uow.log({ kind, objectType: 'document', objectId, detail })

/** Submits what waits to be. A crash may come between: it is submitted again, under the same id. */
export async function submit(uow: UnitOfWork, clearanceId: string): Promise<Outward | undefined> {
  const clearance = await clearances.find(uow, clearanceId)
  if (clearance?.state !== 'WAITING') return undefined
  const content = await uow.contents.read(clearance.contentHash)
  return async (settings) => {
    const receipt = await authorityOf(settings, clearance)?.submit({ ...clearance, content })
    if (receipt !== undefined) return (after) => noteSubmitted(after, clearanceId, receipt)
    const reasons = [inEnglish(t`This installation is no longer connected to a tax authority (KONTOR_CLEARANCE).`)]
    return (after) => settle(after, clearanceId, { state: 'REJECTED', reasons })
  }
}

async function noteSubmitted(uow: UnitOfWork, clearanceId: string, receipt: string): Promise<void> {
  const clearance = await clearances.lock(uow, clearanceId)
  if (clearance?.state !== 'WAITING') return
  await clearances.change(uow, clearanceId, { state: 'SUBMITTED', receipt, submitted: uow.now })
  await log(uow, 'document.clearance_submitted', clearance.documentId, { clearanceId, receipt })
  await askLater(uow, clearanceId, 0)
}

/** By the clock at first, and then each hour. */
async function askLater(uow: UnitOfWork, clearanceId: string, asked: number): Promise<void> {
  const pause = pauseAfter(asked)
  if (pause !== undefined) await uow.later(askTask, { clearanceId }, new Date(uow.now.getTime() + pause))
}

/** Asks the authority what became of what was submitted. */
export async function ask(uow: UnitOfWork, clearanceId: string): Promise<Outward | undefined> {
  const clearance = await clearances.find(uow, clearanceId)
  if (clearance?.state !== 'SUBMITTED') return undefined
  const { receipt, asked } = clearance
  if (receipt === null) throw new Error(`Clearance ${clearanceId} was submitted without a receipt`)
  const content = await uow.contents.read(clearance.contentHash)
  return async (settings) => {
    const verdict = await authorityOf(settings, clearance)?.ask({ ...clearance, receipt, content })
    if (verdict !== undefined && verdict.state !== 'PROCESSING') return (after) => settle(after, clearanceId, verdict)
    return (after) => noteAsked(after, clearanceId, asked)
  }
}

async function noteAsked(uow: UnitOfWork, clearanceId: string, before: number): Promise<void> {
  const clearance = await clearances.lock(uow, clearanceId)
  if (clearance?.state !== 'SUBMITTED' || clearance.asked !== before) return
  const asked = before + 1
  await clearances.change(uow, clearanceId, { asked })
  await askLater(uow, clearanceId, asked)
}

/** Writes the authority's answer, once. */
async function settle(uow: UnitOfWork, clearanceId: string, verdict: Verdict): Promise<void> {
  const clearance = await clearances.lock(uow, clearanceId)
  if (clearance === undefined || clearance.answered !== null) return
  const { state } = verdict
  const details =
    verdict.state === 'CLEARED'
      ? { number: verdict.number, stamp: verdict.stamp }
      : { reasons: verdict.reasons.join('\n').slice(0, 4000) }
  await clearances.change(uow, clearanceId, { ...details, state, answered: uow.now })
  await uow.later(authorityAnswered, { clearanceId })
}
