import type { CatalogueState } from '@kontor/contract'
import type { CatalogueRecord } from './records.ts'

/** Whether requesters find the items of a catalogue on a day, and why not. */
export function stateOf(
  { connectionId, validFrom, validTo }: Pick<CatalogueRecord, 'connectionId' | 'validFrom' | 'validTo'>,
  today: string,
  isConnected: (connectionId: string) => boolean,
): CatalogueState {
  if (connectionId !== null && !isConnected(connectionId)) return 'NOT_CONNECTED'
  if (validTo !== null && validTo < today) return 'EXPIRED'
  return validFrom !== null && validFrom > today ? 'NOT_YET_VALID' : 'OFFERED'
}
