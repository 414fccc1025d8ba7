import { type SupplierProperty, supplierProperties } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { allPartners, readGroup } from '../../network/index.ts'
import { mustBeOn } from '../features.ts'
import { noFile, noLine } from '../not-found.ts'
import type { FeatureType, WholeFile } from '../records.ts'
import { whyNotChange } from '../rules/files.ts'
import { columnsFor, missingIn, properties } from '../rules/headings.ts'
import { type FileLine, rowOf } from '../rules/rows.ts'
import * as store from '../store/files.ts'
import { openAddresses } from '../store/suppliers.ts'
import { errorsIn, type Known, keysOfRow, type RowError } from '../validation.ts'

/** As many lines as a file may have: a larger one is taken in parts. */
export const maxLines = 1000
const maxColumns = 60
const maxCellCharacters = 1000

export interface Sheet {
  readonly name: string
  readonly groupId: string
  readonly feature: FeatureType
  readonly rows: readonly FileLine[]
}

/**
 * Keeps a file for a group of suppliers, its columns mapped by their headings.
 *
 * @throws ApiError ResourceNotFound (the group); Conflict where the feature is off; BadRequest where it holds no lines, too
 * many, or too much
 */
export async function addFile(uow: UnitOfWork, { name, groupId, feature, rows }: Sheet): Promise<WholeFile> {
  await readGroup(uow, groupId)
  await mustBeOn(uow, feature)
  const [head, ...lines] = rows
  if (head === undefined || lines.length === 0)
    throw unfit('file', t`The file ${name} holds no suppliers: choose one with a row of headings, and a row for each.`)
  if (lines.length > maxLines)
    throw unfit('file', t`The file ${name} has ${lines.length} rows: divide it into files of at most ${maxLines}.`)
  const width = Math.max(head.cells.length, ...lines.map(({ cells }) => cells.length))
  if (width > maxColumns)
    throw unfit('file', t`The file ${name} has ${width} columns: leave at most ${maxColumns} of them.`)
  const long = lines.find(({ cells }) => cells.some((cell) => cell.length > maxCellCharacters))
  if (long !== undefined)
    throw unfit(
      'file',
      t`Line ${long.line} of ${name} has a cell of more than ${maxCellCharacters} characters: shorten it.`,
    )
  const headings = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').slice(0, 200))
  const file = await checked(uow, {
    companyId: uow.companyId,
    id: uow.newId(),
    name,
    groupId,
    feature,
    state: 'STORED',
    headings,
    columns: columnsFor(headings),
    lines,
    lineCount: lines.length,
    errors: 0,
    created: uow.now,
    modified: uow.now,
  })
  await store.save(uow, file)
  await log(uow, 'stored', file.id)
  return file
}

/** @throws ApiError ResourceNotFound; Conflict where it is no longer open; BadRequest where two columns go to one property */
export async function saveColumns(
  uow: UnitOfWork,
  id: string,
  columns: readonly (SupplierProperty | null)[],
): Promise<WholeFile> {
  const file = await openFile(uow, id)
  if (columns.length !== file.headings.length)
    throw unfit(
      'Columns',
      t`Columns has ${columns.length} items, and the file ${file.headings.length} columns: send one for each.`,
    )
  const twice = columns.find((one, at) => one !== null && columns.indexOf(one) !== at)
  if (twice) throw unfit('Columns', t`Two columns go to ${twice}: choose one of them.`)
  return keep(uow, { ...file, columns })
}

/** @throws ApiError ResourceNotFound (file or line); Conflict; BadRequest where no column goes to a property */
export async function mendRow(
  uow: UnitOfWork,
  id: string,
  line: number,
  values: Readonly<Record<string, string>>,
): Promise<WholeFile> {
  const file = await openFile(uow, id)
  const found = file.lines.find((one) => one.line === line)
  if (found === undefined) throw noLine(line)
  const cells = file.headings.map((_, at) => found.cells[at] ?? '')
  for (const [property, value] of Object.entries(values)) {
    const at = file.columns.indexOf(property as SupplierProperty)
    if (at === -1)
      throw unfit('Values', t`No column goes to ${property}: use one of ${supplierProperties.join(', ')} that has one.`)
    cells[at] = value
  }
  return keep(uow, { ...file, lines: file.lines.map((one) => (one.line === line ? { line, cells } : one)) })
}

/** @throws ApiError ResourceNotFound (file or line); Conflict where it is no longer open */
export async function leaveRowOut(uow: UnitOfWork, id: string, line: number): Promise<WholeFile> {
  const file = await openFile(uow, id)
  const lines = file.lines.filter((one) => one.line !== line)
  if (lines.length === file.lines.length) throw noLine(line)
  return keep(uow, { ...file, lines, lineCount: lines.length })
}

/** Deletes a file with all that it held; nobody was invited by it. @throws ApiError ResourceNotFound; Conflict */
export async function deleteFile(uow: UnitOfWork, id: string): Promise<void> {
  const file = await store.lock(uow, id)
  if (file === undefined) throw noFile(id)
  if (file.state === 'DELETED') return
  mustBeOpen(file)
  const empty = { headings: [], columns: [], lines: [], lineCount: 0, errors: 0 }
  await store.save(uow, { ...file, ...empty, state: 'DELETED', modified: uow.now })
  await log(uow, 'deleted', id)
}

/** What is to be mended in a file, as things stand now. */
export async function errorsOf(uow: UnitOfWork, file: WholeFile): Promise<RowError[]> {
  if (file.state === 'APPROVED' || file.state === 'DELETED') return []
  const mapped = file.lines.map((line) => rowOf(line, file.columns))
  const isMapped = (property: SupplierProperty) => file.columns.includes(property)
  return (await errorsIn(mapped, await known(uow))).filter(({ property }) => isMapped(property))
}

/** The file with the state that its columns and rows give it. */
export async function checked(uow: UnitOfWork, file: WholeFile): Promise<WholeFile> {
  const errors = (await errorsOf(uow, file)).length
  const isMapped = missingIn(file.columns).length === 0
  return { ...file, errors, state: !isMapped ? 'STORED' : errors > 0 ? 'IMPORTED' : 'VALIDATED', modified: uow.now }
}

async function keep(uow: UnitOfWork, changed: WholeFile): Promise<WholeFile> {
  const file = await checked(uow, changed)
  await store.save(uow, file)
  return file
}

async function known(uow: UnitOfWork): Promise<Known> {
  const partners = new Map<string, string>()
  for (const { name, country, identifiers } of await allPartners(uow)) {
    const vatId = identifiers.find(({ scheme }) => /(^|:)VAT$/i.test(scheme))?.value ?? ''
    for (const key of keysOfRow({ CompanyName: name, Country: country, VatId: vatId })) partners.set(key, name)
  }
  return { partners, invited: await openAddresses(uow) }
}

async function openFile(uow: UnitOfWork, id: string): Promise<WholeFile> {
  const file = await store.lock(uow, id)
  if (file === undefined) throw noFile(id)
  mustBeOpen(file)
  return file
}

function mustBeOpen({ name, state }: WholeFile): void {
  const why = whyNotChange(state, name)
  if (why !== undefined) throw new ApiError('Conflict', why, { details: { state } })
}

/** The property's name as the messages and the screens have it. */
export const wordOf = (property: SupplierProperty) => properties[property].says

export const log = (uow: UnitOfWork, what: string, id: string): Promise<void> =>
  uow.log({ kind: `onboarding.file-${what}`, objectType: 'masterDataFile', objectId: id })
