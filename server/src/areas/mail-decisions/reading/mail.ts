import type { ReadReply } from '../rules/reply.ts'

/** What the DNS says of names: the records that are there, none, or that nobody answered. */
export type KeyRecords = ReadonlyMap<string, readonly string[] | 'AWAY'>

export interface ReplyRequest {
  readonly bytes: Uint8Array
  readonly now: Date
  /** Without, no signature is good: the e-mail says which are needed. */
  readonly keys: KeyRecords
}
export type ReplyReply = { readonly mail: ReadReply } | { readonly unreadable: true }
