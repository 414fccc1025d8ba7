import type { NoteVisibility } from '@kontor/contract'

interface Authored {
  readonly visibility: NoteVisibility
  readonly createdBy: string | null
}

/** A note for the company is seen by everybody in it; a private one by who wrote it alone. */
export const maySee = ({ visibility, createdBy }: Authored, readerId: string | null): boolean =>
  visibility === 'COMPANY' || (readerId !== null && createdBy === readerId)

/** What somebody said is theirs to take back, and nobody else’s. */
export const mayDelete = ({ createdBy }: Authored, readerId: string | null, mayWrite: boolean): boolean =>
  mayWrite && readerId !== null && createdBy === readerId
