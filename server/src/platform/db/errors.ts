/** What went wrong in the database, told apart by SQLSTATE and constraint, never by text (data.md, rule 9). */
interface DatabaseError {
  message?: string
  code?: string
  constraint?: string
  /** Where in PostgreSQL it was said. */
  routine?: string
}

const faultOf = (error: unknown): DatabaseError => (error instanceof Error ? (error as DatabaseError) : {})

/**
 * Whether a fault is at this constraint. Shards carry its name with their number behind it, and the coordinator of a cluster
 * passes on what a worker said by the sentence alone, in which the name is the same in every language.
 */
const isAt = (constraint: string, { constraint: named, message = '', routine }: DatabaseError): boolean =>
  named === undefined && routine === 'ReportResultError'
    ? new RegExp(`\\b${constraint}_\\d+\\b`).test(message)
    : named?.replace(/_\d+$/, '') === constraint

export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const fault = faultOf(error)
  return fault.code === '23505' && (constraint === undefined || isAt(constraint, fault))
}

/** No connection, or one that went away in the middle: what it was doing may have been committed. */
export class ConnectionLost extends Error {
  readonly code = '08006'

  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause })
  }
}

/** Where the coordinator of a cluster says, under no code of its own, that it lost a worker on the way. */
const lostWorker: Readonly<Record<string, readonly string[]>> = {
  XX000: ['MarkRemoteTransactionFailed', 'CheckRemoteTransactionsHealth', 'ReportResultError'],
  '58030': ['EndRemoteCopy', 'SendCopyDataToPlacement', 'ReportCopyError'],
}

/** The connection was lost, the server is starting or stopping: the same request may be repeated. */
export const isUnavailable = (error: unknown): boolean => {
  const { code, routine } = faultOf(error)
  return (
    code !== undefined &&
    (lostWorker[code]?.includes(routine ?? '') ||
      code.startsWith('08') ||
      code.startsWith('57P') ||
      ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code))
  )
}

/** The disk of the database has no room left. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(faultOf(error).code ?? '')

/** Two transactions stood in each other's way and this one lost: it may be tried again. */
export const isSerializationFailure = (error: unknown): boolean =>
  ['40001', '40P01'].includes(faultOf(error).code ?? '')

/** A text with a zero byte, as it is or escaped in JSON: PostgreSQL holds every other character. */
export const isUnstorableText = (error: unknown): boolean => ['22021', '22P05'].includes(faultOf(error).code ?? '')

/**
 * A statement that the connection has kept gives other columns than when it was kept: a migration ran beside us. Whatever a
 * database does not support bears the same code; this is said where a kept statement is looked at again.
 */
export const isStalePlan = (error: unknown): boolean => {
  const { code, routine } = faultOf(error)
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Refused for what failed before it in the same transaction. */
export const isAborted = (error: unknown): boolean => faultOf(error).code === '25P02'
