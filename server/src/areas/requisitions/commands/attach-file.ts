import { t } from '@kontor/i18n'
import { heldBytes } from '../../../platform/contents/index.ts'
import { ApiError, notFound, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { plainName } from '../../attachments/index.ts'
import { kindOf } from '../../pages/index.ts'
import type { Line, LineFile } from '../../requisition-lines/index.ts'
import { noLine } from '../not-found.ts'
import type { Actor } from '../reader.ts'
import type { RequisitionRecord } from '../records.ts'
import { changeRequisition } from './change-requisition.ts'
import { editable, logged } from './write-requisition.ts'

/** The most files of one line. */
const maxFiles = 100

interface Place {
  readonly id: string
  readonly lineId: string
  readonly fileName: string
}

/**
 * Adds a file to a line, in place of one of the same name (F-192). It was found clean before.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict, BadRequest (no name, no bytes, too many).
 */
export async function attach(uow: UnitOfWork, { id, lineId, fileName }: Place, bytes: Uint8Array, actor: Actor) {
  const before = await editable(uow, id, actor)
  const FileName = plainName(fileName)
  if (FileName === '') throw unfit('fileName', t`fileName is ${fileName}: use the name of a file.`)
  if (bytes.length === 0) throw new ApiError('BadRequest', t`file ${FileName} is empty: send a file with content.`)
  const others = filesOf(lineIn(before, lineId)).filter((file) => file.FileName !== FileName)
  if (others.length >= maxFiles)
    throw new ApiError('Conflict', t`The line ${lineId} has ${maxFiles} files: delete one first.`)
  const file = await keptFile(uow, FileName, bytes)
  await keep(uow, before, lineId, [...others, file])
}

/** A file of a requisition, its bytes kept. */
export async function keptFile(uow: UnitOfWork, FileName: string, bytes: Uint8Array): Promise<LineFile> {
  const kind = kindOf(bytes)
  return {
    FileName,
    MimeType: kind.includes('/') ? kind : 'application/octet-stream',
    AttachmentId: uow.newId(),
    contentHash: await uow.contents.take(heldBytes(bytes)),
  }
}

/** Takes a file off a line. @throws ApiError ResourceNotFound, Locked, Conflict. */
export async function detach(uow: UnitOfWork, { id, lineId, fileName }: Place, actor: Actor): Promise<void> {
  const before = await editable(uow, id, actor)
  const files = filesOf(lineIn(before, lineId))
  const FileName = plainName(fileName)
  const left = files.filter((file) => file.FileName !== FileName)
  if (left.length === files.length) throw noFile(fileName)
  await keep(uow, before, lineId, left)
}

/** The content of a file that the requisition has: of a line, or its quote. @throws ApiError ResourceNotFound */
export function fileIn({ lines, quote }: RequisitionRecord, attachmentId: string): string {
  const files = [...lines.flatMap(filesOf), ...(quote === null ? [] : [quote])]
  const file = files.find(({ AttachmentId }) => AttachmentId === attachmentId)
  if (file === undefined) throw noFile(attachmentId)
  return file.contentHash
}

const noFile = (name: string): ApiError => notFound('attachment', name, t`The file ${name} does not exist.`)

const filesOf = ({ Attachments = [] }: Line): LineFile[] => Attachments

function lineIn({ lines }: RequisitionRecord, lineId: string): Line {
  const line = lines.find(({ ID }) => ID === lineId)
  if (line === undefined) throw noLine(lineId)
  return line
}

async function keep(
  uow: UnitOfWork,
  before: RequisitionRecord,
  lineId: string,
  Attachments: LineFile[],
): Promise<void> {
  const lines = before.lines.map((line) => (line.ID === lineId ? { ...line, Attachments } : line))
  await logged(uow, await changeRequisition(uow, before, { lines }), 'saved')
}
