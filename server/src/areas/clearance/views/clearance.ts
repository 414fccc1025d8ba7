import type { ClearanceReport, Of } from '@kontor/contract'
import type { ClearanceRecord } from '../records.ts'

/** A report as whoever sent the document is shown it. */
export const clearanceOf = (record: ClearanceRecord): Of<typeof ClearanceReport> => ({
  Country: record.country,
  Authority: record.authority,
  Identifier: record.identifier,
  State: record.state,
  Begun: record.created.toISOString(),
  ...(record.receipt === null ? {} : { Receipt: record.receipt }),
  ...(record.number === null ? {} : { Number: record.number }),
  ...(record.stamp === null ? {} : { Stamp: record.stamp }),
  ...(record.answered === null ? {} : { Answered: record.answered.toISOString() }),
  Reasons: record.reasons?.split('\n') ?? [],
})
