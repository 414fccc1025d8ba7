import type { Changes } from '@kontor/hub'

/** What the follower of the stream tells every tab. */
export type LiveMessage =
  | { readonly type: 'changes'; readonly changes: Changes }
  | { readonly type: 'connected' | 'lost' | 'ended' }

export interface LiveState {
  readonly line: 'connecting' | 'connected' | 'lost' | 'ended'
  /** When the line was lost, in milliseconds since 1970; a string of failed tries counts from the first. */
  readonly lostAt: number | undefined
}

export const notYet: LiveState = { line: 'connecting', lostAt: undefined }

/** The state of the line after a message. */
export function after(state: LiveState, message: LiveMessage, now: number): LiveState {
  if (message.type === 'lost') return { line: 'lost', lostAt: state.lostAt ?? now }
  if (message.type === 'changes') return state.line === 'connected' ? state : { line: 'connected', lostAt: undefined }
  return { line: message.type, lostAt: undefined }
}

/** A line that is lost for as long as this is worth a word; shorter gaps mend themselves unseen. */
export const offlineAfterMs = 1_500

export const isOffline = ({ line, lostAt }: LiveState, now: number): boolean =>
  line === 'lost' && lostAt !== undefined && now - lostAt >= offlineAfterMs

/** What a stream has told up to a position, whoever follows it from an earlier one was not told. */
export const hasMissed = (from: string, position: string): boolean => BigInt(position) > BigInt(from)
