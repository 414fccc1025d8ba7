import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { languageOfCountry, languageOfMail } from '../../mail/index.ts'
import { noFile } from '../not-found.ts'
import type { SupplierRecord, WholeFile } from '../records.ts'
import { whyNotChange } from '../rules/files.ts'
import { missingIn } from '../rules/headings.ts'
import { type Row, rowOf } from '../rules/rows.ts'
import * as files from '../store/files.ts'
import * as suppliers from '../store/suppliers.ts'
import { errorsOf, log, wordOf } from './edit-file.ts'
import { mailLater } from './invite-supplier.ts'

/**
 * F-231: approves a file. Its suppliers are on their way in, and each is mailed an invitation. Approving it again changes
 * nothing.
 *
 * @throws ApiError ResourceNotFound; Conflict where something is to be mended, or it was deleted
 */
export async function approveFile(uow: UnitOfWork, id: string): Promise<void> {
  const file = await files.lock(uow, id)
  if (file === undefined) throw noFile(id)
  if (file.state === 'APPROVED') return
  const why = whyNotChange(file.state, file.name)
  if (why !== undefined) throw new ApiError('Conflict', why)
  const [missing] = missingIn(file.columns)
  if (missing !== undefined)
    throw new ApiError(
      'Conflict',
      t`No column of ${file.name} holds “${wordOf(missing)}”: choose one before approving.`,
    )
  const errors = (await errorsOf(uow, file)).length
  if (errors > 0)
    throw new ApiError('Conflict', t`The file ${file.name} has ${errors} errors: fix them before approving it.`)
  if (file.lines.length === 0)
    throw new ApiError('Conflict', t`The file ${file.name} has no rows left: upload another one.`)
  const added = file.lines.map((line) => supplierOf(uow, file, rowOf(line, file.columns)))
  await suppliers.add(uow, added)
  for (const supplier of added) await mailLater(uow, supplier)
  // What was read is with the suppliers now.
  await files.save(uow, { ...file, state: 'APPROVED', errors: 0, modified: uow.now })
  await log(uow, 'approved', id)
}

function supplierOf(uow: UnitOfWork, { id: fileId, groupId, feature }: WholeFile, { values }: Row): SupplierRecord {
  const { CompanyName = '', Country = '', Email = '', Language } = values
  return newSupplier(uow, {
    ...{ groupId, fileId, feature, name: CompanyName, country: Country, email: Email },
    language: languageFor(Country, Language),
    properties: values,
  })
}

/** The language in which a supplier is written to: the one that is said, where Kontor has it, else that of its country. */
export const languageFor = (country: string, stated: string | undefined): string =>
  languageOfMail(stated) ?? languageOfCountry(country)

type Entered = Pick<
  SupplierRecord,
  'groupId' | 'fileId' | 'feature' | 'name' | 'country' | 'email' | 'language' | 'properties'
>

/** A supplier that nobody has invited yet. */
export const newSupplier = (uow: UnitOfWork, entered: Entered): SupplierRecord => ({
  ...entered,
  companyId: uow.companyId,
  id: uow.newId(),
  tokenHash: null,
  expires: null,
  asked: 0,
  sent: 0,
  notSent: null,
  invited: null,
  opened: null,
  joined: null,
  verified: null,
  declined: null,
  withdrawn: null,
  partnerId: null,
  connectionId: null,
  created: uow.now,
  modified: uow.now,
})
