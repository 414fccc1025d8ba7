import type { UnitOfWork } from '../../../platform/index.ts'
import { filesWithin, originalFile } from '../../attachments/index.ts'
import { typeOfUbl } from '../../entries/index.ts'
import { originIn, receivePurchase } from '../../exchange/index.ts'
import { partnersOutside } from '../../network/index.ts'
import { receiveUpload, whyNotScan } from '../../scanning/index.ts'
import { type IntakeAddress, partnerCode } from '../address.ts'
import { type Answerable, answerRefused } from '../answers.ts'
import type { ReadMail } from '../reading/index.ts'
import type { FileFate } from '../records.ts'
import { whyNotEnter } from '../rules.ts'
import * as store from '../store.ts'
import type { SortedFile } from './sort-files.ts'

/** An e-mail that came to an address of the company. */
interface ArrivedMail extends Pick<ReadMail, 'from' | 'subject'>, Pick<IntakeAddress, 'partner'> {
  /** Its own, or the hash of its bytes. */
  readonly messageId: string
}

/**
 * Takes in what an e-mail brings: invoices with data as received from their sellers, other PDFs and pictures as papers that
 * wait to be entered. Beside the one invoice of an e-mail its PDFs are how it looks on paper. The same e-mail changes nothing
 * when it comes again. Its sender is told what was not taken in, where that may be.
 *
 * @returns what became of its files; none where it came before
 */
export async function takeMail(
  uow: UnitOfWork,
  { messageId, partner, ...mail }: ArrivedMail,
  files: readonly SortedFile[],
  given: Answerable,
): Promise<readonly FileFate[]> {
  const id = uow.newId()
  const sender = mail.from.slice(0, 320)
  // Who sends what is infected is seldom who the e-mail says.
  const answerable = files.some(({ infected }) => infected) ? ({ silence: 'INFECTED' } as const) : given
  const answerTo = 'answerTo' in answerable ? answerable.answerTo : null
  const isNew = await store.add(uow, {
    companyId: uow.companyId,
    id,
    messageId: messageId.slice(0, 1000),
    sender,
    subject: mail.subject.slice(0, 500),
    received: uow.now,
    files: [],
    answer: null,
  })
  if (!isNew) return []
  const checked = []
  for (const file of files) checked.push({ ...file, ...(await checkBill(uow, file)) })
  const bills = checked.filter(({ bill }) => bill !== undefined)
  const [only] = bills.length === 1 ? bills : []
  const onlyId =
    only &&
    (await enter(
      uow,
      only,
      checked.filter((file) => file !== only),
      sender,
    ))
  const fates: FileFate[] = []
  const whyNot = await whyNotScan(uow)
  const connectionId = await partnerWith(uow, partner)
  for (const file of checked) {
    const { name: fileName, bill, paper, reason } = file
    if (bill !== undefined)
      fates.push({ fileName, fate: 'DOCUMENT', documentId: onlyId ?? (await enter(uow, file, [], sender)) })
    else if (paper !== undefined && onlyId !== undefined) fates.push({ fileName, fate: 'BESIDE', documentId: onlyId })
    else if (paper !== undefined && whyNot !== undefined) fates.push({ fileName, fate: 'REFUSED', reason: whyNot })
    else if (paper !== undefined)
      fates.push({
        fileName,
        fate: 'PAPER',
        uploadId: (await receiveUpload(uow, paper, { ...paper, mailFrom: sender, answerTo, connectionId })).id,
      })
    else fates.push({ fileName, fate: 'REFUSED', ...(reason && { reason }) })
  }
  await store.change(uow, id, {
    files: fates,
    answer: await answerRefused(uow, answerable, { id, sender, files: fates }),
  })
  return fates
}

/** The partner whose address has this in it; null where there is none, or two whose ids happen to end alike. */
async function partnerWith(uow: UnitOfWork, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const [partner, ...others] = (await partnersOutside(uow)).filter(({ id }) => partnerCode(id) === code)
  return partner === undefined || others.length > 0 ? null : partner.id
}

type CheckedFile = SortedFile & { readonly bill?: 'invoice' | 'creditnote' }

/** Whether a file is a bill for the company, and why not where it says something else. */
async function checkBill(
  uow: UnitOfWork,
  { opened, reason }: SortedFile,
): Promise<Pick<CheckedFile, 'bill' | 'reason'>> {
  if (opened === undefined) return reason === undefined ? {} : { reason }
  const type = typeOfUbl(opened.parsed.ublType)
  if (type !== 'invoice' && type !== 'creditnote') return { reason: whyNotEnter(undefined, opened.parsed) }
  const why = whyNotEnter(await originIn(uow, type, opened.parsed), opened.parsed)
  return why === undefined ? { bill: type } : { reason: why }
}

/** Enters a bill as received, with the papers that came beside it. */
async function enter(
  uow: UnitOfWork,
  { opened, bill }: CheckedFile,
  beside: readonly SortedFile[],
  mailFrom: string,
): Promise<string> {
  if (opened === undefined || bill === undefined) throw new Error('A file that is no bill cannot be entered.')
  const id = uow.newId()
  const papers = beside.flatMap(({ paper }) =>
    paper === undefined ? [] : [originalFile(uow, id, { name: paper.name, contentType: paper.mimeType, held: paper })],
  )
  const { bytes, parsed, enclosed } = opened
  const contentHash = await uow.contents.save(bytes)
  const files = [...papers, ...filesWithin(uow, id, enclosed)]
  await receivePurchase(uow, { id, type: bill, parsed, bytes, contentHash, otherBuyer: false, mailFrom }, files)
  return id
}
