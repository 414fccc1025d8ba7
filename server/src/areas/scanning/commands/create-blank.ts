import type { TradeType } from '@kontor/contract'
import { t, verbatim } from '@kontor/i18n'
import { compose, write } from '@kontor/ubl'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { identityOf, partyOfCompany, readCompany } from '../../companies/index.ts'
import type { UploadRecord } from '../records.ts'
import * as uploads from '../store/uploads.ts'
import { logUpload, newUpload } from './receive-upload.ts'
import { mustBeOn } from './switch-scanning.ts'

/** Begins a document to be typed in, where nothing was scanned: a bill of this type and kind (UNCL1001) for the company. */
export async function createBlank(
  uow: UnitOfWork,
  type: TradeType,
  typeCode: string | undefined,
  fileName: string,
): Promise<UploadRecord> {
  if (type !== 'invoice' && type !== 'creditnote')
    throw unfit('documentType', t`documentType is ${verbatim(type)}: use invoice or creditnote.`)
  if (typeCode !== undefined && !/^\d{1,3}$/.test(typeCode))
    throw unfit('invoiceTypeCode', t`invoiceTypeCode is ${typeCode}: use a code of UNCL1001, such as 380.`)
  await mustBeOn(uow)
  const company = await readCompany(uow)
  const identity = await identityOf(uow)
  if (company === undefined || identity === undefined) throw new Error(`The company ${uow.companyId} is not there`)
  const draft = compose({
    type: type === 'invoice' ? 'Invoice' : 'CreditNote',
    id: '',
    typeCode,
    issueDate: '',
    currency: company.Currency,
    seller: { name: '' },
    buyer: partyOfCompany(identity, company.Country),
    lines: [],
  })
  const upload = newUpload(uow, {
    fileName,
    mimeType: '',
    contentHash: null,
    size: 0,
    pages: 0,
    draftHash: await uow.contents.save(write(draft)),
    version: 1,
    type,
  })
  await uploads.add(uow, upload)
  await logUpload(uow, upload, 'scan.begun', upload.draftHash ?? undefined)
  return upload
}
