import type { Of, ScanTwin } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { type Entry, exponentOf, findEntries, toMinor } from '../entries/index.ts'
import { receivedLike } from '../exchange/index.ts'
import type { UploadRecord } from './records.ts'
import { twinBy } from './rules/index.ts'
import * as uploads from './store/uploads.ts'

type Twin = Of<typeof ScanTwin>

export interface TypedFields {
  readonly sender?: string | undefined
  readonly number?: string | undefined
  readonly issueDate?: string | undefined
  readonly amount?: string | undefined
  readonly currency?: string | undefined
}

/** How many are shown: more say nothing more. */
const maxTwins = 10

/** What the company has already that may be what is being entered, the surest first, as far as the reader may see it. */
export async function twinsOf(uow: UnitOfWork, upload: UploadRecord, typed: TypedFields): Promise<Twin[]> {
  const sameFiles = await uploads.sameFile(uow, upload)
  const entered = await findEntries(
    uow,
    sameFiles.flatMap(({ documentId }) => (documentId === null ? [] : [documentId])),
  )
  const { currency, amount } = typed
  const amountMinor = amount === undefined ? undefined : toMinor(amount, exponentOf(currency ?? null))
  const fields = { ...typed, amountMinor: amountMinor === undefined ? undefined : String(amountMinor) }
  const alike = (await receivedLike(uow, fields)).flatMap((entry) => {
    const By = twinBy(fields, entry)
    return By === undefined || entered.some(({ id }) => id === entry.id) ? [] : [{ entry, By }]
  })
  const readable = new Set(
    (await readableOf(uow, [...entered, ...alike.map(({ entry }) => entry)])).map(({ id }) => id),
  )
  const twins = [
    ...sameFiles
      .filter(({ state }) => state === 'TO_REVIEW' || state === 'ON_HOLD')
      .map((one): Twin => ({ By: 'BYTES', UploadId: one.id, Name: one.fileName })),
    ...entered.filter(({ id }) => readable.has(id)).map((entry) => twinOf(entry, 'BYTES')),
    ...(['NUMBER', 'FIELDS'] as const).flatMap((kind) =>
      alike.filter(({ entry, By }) => By === kind && readable.has(entry.id)).map(({ entry }) => twinOf(entry, kind)),
    ),
  ]
  return twins.slice(0, maxTwins)
}

const twinOf = (entry: Entry, By: Twin['By']): Twin => ({
  By,
  DocumentId: entry.id,
  Name: entry.businessId,
  SenderName: entry.senderName,
  ...(entry.issueDate === null ? {} : { IssueDate: entry.issueDate }),
  ...(entry.amount === null ? {} : { Amount: entry.amount }),
  ...(entry.currency === null ? {} : { Currency: entry.currency }),
})
