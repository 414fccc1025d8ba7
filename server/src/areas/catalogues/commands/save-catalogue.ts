import { type Message, t } from '@kontor/i18n'
import { isDay } from '@kontor/ubl'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { fieldWords } from '../field-words.ts'
import { type Changes, changesOf, type Finding, itemsIn, requiredFields, type Source } from '../rules/index.ts'
import type { CatalogueRecord, ItemRecord } from '../rules/records.ts'
import * as store from '../store.ts'

/** What is said of a catalogue. */
export interface Head {
  readonly name: string
  readonly connectionId?: string | undefined
  readonly currency: string
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
}

/** What a file says, what is wrong with it, and what it changes. */
export interface Taken {
  readonly source: Source
  readonly items: readonly ItemRecord[]
  readonly findings: readonly Finding[]
  readonly changes: Changes
  readonly currency: string
}

const noSource: Source = { columns: [], rows: [], point: '.' }
const noChanges: Changes = { added: [], changed: [], removed: [], prices: [] }

/** What saving would change; nothing is written. @throws ApiError as {@link saveCatalogue}, but for findings. */
export async function previewCatalogue(
  uow: UnitOfWork,
  id: string,
  head: Head,
  source: Source | undefined,
): Promise<Taken> {
  const before = await store.find(uow, id)
  await checkHead(uow, head, before, source)
  return taken(uow, before, head.currency, source)
}

/**
 * Saves a catalogue. What a file says replaces all its items, and with anything wrong none: prices that are partly new are
 * worse than old ones.
 *
 * @throws ApiError BadRequest with what is wrong in which row and column; ResourceNotFound where there is no such partner.
 */
export async function saveCatalogue(
  uow: UnitOfWork,
  id: string,
  head: Head,
  source: Source | undefined,
): Promise<Taken> {
  const before = await store.lock(uow, id)
  await checkHead(uow, head, before, source)
  const found = await taken(uow, before, head.currency, source)
  if (found.findings.length > 0) throw refusal(found)
  const { changes } = found
  await store.save(uow, {
    ...{ companyId: uow.companyId, id, name: head.name.trim(), connectionId: head.connectionId ?? null },
    ...{ currency: head.currency, modified: uow.now },
    validFrom: head.validFrom ?? source?.validFrom ?? null,
    validTo: head.validTo ?? source?.validTo ?? null,
    itemCount: source === undefined ? (before?.itemCount ?? 0) : found.items.length,
  })
  if (changes.removed.length > 0) await store.removeItems(uow, id, changes.removed)
  await store.saveItems(uow, id, [...changes.added, ...changes.changed])
  const detail = { added: changes.added.length, changed: changes.changed.length, removed: changes.removed.length }
  await uow.log({ kind: 'catalogue.saved', objectType: 'catalogue', objectId: id, detail })
  return found
}

async function checkHead(
  uow: UnitOfWork,
  { name, connectionId, currency, validFrom, validTo }: Head,
  before: CatalogueRecord | undefined,
  source: Source | undefined,
): Promise<void> {
  if (name.trim() === '') throw unfit('Name', t`Name is required: enter a name for the catalog.`)
  for (const [field, day] of Object.entries({ ValidFrom: source?.validFrom, ValidTo: source?.validTo }))
    if (day !== undefined && !isDay(day))
      throw unfit(field, t`The validity period says ${day}: write days as 2026-12-31.`)
  const [from, to] = [validFrom ?? source?.validFrom, validTo ?? source?.validTo]
  if (from !== undefined && to !== undefined && from > to)
    throw unfit('ValidTo', t`ValidTo is ${to}, before ValidFrom, ${from}: enter a later day.`)
  if (connectionId !== undefined && (await connectionOf(uow, connectionId)) === undefined)
    throw noConnection(connectionId)
  if (source !== undefined) return
  if (before === undefined) throw unfit('file', t`file is required for a new catalog: add a CSV or a UBL Catalogue.`)
  if (before.currency !== currency)
    throw unfit(
      'Currency',
      t`Currency is ${currency}, but the prices are in ${before.currency}: add a file with prices in ${currency}.`,
    )
}

async function taken(
  uow: UnitOfWork,
  before: CatalogueRecord | undefined,
  currency: string,
  source: Source | undefined,
): Promise<Taken> {
  if (source === undefined) return { source: noSource, items: [], findings: [], changes: noChanges, currency }
  const missing = missingColumns(source)
  const { items, findings } = missing.length > 0 ? { items: [], findings: missing } : itemsIn(source, currency)
  const isWrong = findings.length > 0
  const known = before === undefined || isWrong ? [] : await store.allItems(uow, before.id)
  // Prices in another currency are all new.
  const comparable = before?.currency === currency ? known : known.map((item) => ({ ...item, price: '' }))
  return { source, items, findings, changes: isWrong ? noChanges : changesOf(comparable, items), currency }
}

/** A spreadsheet without one of these columns has the same mistake in each of its rows: it is said once. */
const missingColumns = ({ columns }: Source): Finding[] =>
  columns.length === 0
    ? []
    : requiredFields.flatMap((field) =>
        columns.some((column) => column.field === field)
          ? []
          : [
              {
                row: 1,
                field,
                says: t`No column is headed “${fieldWords[field]}”: name it so, or say which column it is.`,
              },
            ],
      )

/** The first of all findings, each with its row and column. */
const maxReported = 50

function refusal({ source, findings }: Taken): ApiError {
  const headings = new Map(source.columns.map(({ heading, field }) => [field, heading]))
  const reported = findings.slice(0, maxReported).map(({ row, field, value, says }) => {
    const column = field && (headings.get(field) ?? fieldWords[field])
    const message: Message = column === undefined ? t`Row ${row}: ${says}` : t`Row ${row}, ${column}: ${says}`
    const details = { row: String(row), ...(field && { field }), ...(value !== undefined && { value }) }
    return { code: 'BadRequest', message, index: String(row), details }
  })
  const first = reported[0]?.message ?? t`The file cannot be read.`
  const message =
    findings.length === 1 ? first : t`${findings.length} cells of the file are wrong, and nothing was saved. ${first}`
  return new ApiError('BadRequest', message, { fields: reported })
}
