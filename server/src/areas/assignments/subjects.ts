import type { SubjectType } from '@kontor/contract'
import type { ApiError, LogLine, UnitOfWork } from '../../platform/index.ts'
import { isBranch, noCompany } from '../companies/index.ts'
import { entryFor } from '../document-access/index.ts'
import { type Entry, isUuid, noDocument } from '../entries/index.ts'
import { connectionOf, noConnection } from '../network/index.ts'
import { isMember, noUser } from '../users/index.ts'

/** What work is about, as who acts may see it. */
export interface Subject {
  readonly type: SubjectType
  readonly id: string
  /** Where it is a document. */
  readonly entry: Entry | undefined
}

const isConnection = async (uow: UnitOfWork, id: string) => (await connectionOf(uow, id)) !== undefined

const isHere: Readonly<Record<Exclude<SubjectType, 'DOCUMENT'>, (uow: UnitOfWork, id: string) => Promise<boolean>>> = {
  USER: isMember,
  COMPANY: async (uow, id) => id === uow.companyId || isBranch(uow, id),
  CONNECTION: isConnection,
  NETWORK_REQUEST: isConnection,
}

/** How the log calls it. */
const kinds = {
  DOCUMENT: 'document',
  USER: 'user',
  COMPANY: 'company',
  CONNECTION: 'connection',
  NETWORK_REQUEST: 'connection',
} as const satisfies Record<SubjectType, LogLine['objectType']>

const missing: Readonly<Record<SubjectType, (id: string) => ApiError>> = {
  DOCUMENT: noDocument,
  USER: noUser,
  COMPANY: noCompany,
  CONNECTION: noConnection,
  NETWORK_REQUEST: noConnection,
}

export const kindOf = (type: SubjectType): LogLine['objectType'] => kinds[type]

/** @throws ApiError ResourceNotFound (nothing of the company), Forbidden (a document that is closed to who acts). */
export async function subjectOf(uow: UnitOfWork, type: SubjectType, id: string): Promise<Subject> {
  if (!isUuid(id)) throw missing[type](id)
  if (type === 'DOCUMENT') return { type, id, entry: await entryFor(uow, id) }
  if (!(await isHere[type](uow, id))) throw missing[type](id)
  return { type, id, entry: undefined }
}
