import type { Message } from '@kontor/i18n'
import type { Read } from './bpmn/read-bpmn.ts'
import type { Finding } from './rules/check.ts'
import type { Facts } from './rules/facts.ts'
import type { Flow } from './rules/flow.ts'
import type { Through } from './rules/through.ts'
import type { Walked } from './rules/walk.ts'

/** What is asked of the thread. */
export type Question =
  | { readonly kind: 'read'; readonly xml: string; readonly dmn: string | null }
  /** With a file of the same workflow, what it draws stays where it draws it. */
  | { readonly kind: 'write'; readonly flow: Flow; readonly earlier?: string }
  | { readonly kind: 'check'; readonly flow: Flow }
  | { readonly kind: 'walk'; readonly flow: Flow; readonly from: string; readonly cases: readonly Facts[] }
  | { readonly kind: 'through'; readonly flows: readonly Flow[]; readonly cases: readonly Facts[] }

export interface Answers {
  readonly read: Read | { readonly refused: Message }
  /** Its decision tables are a file of their own; null where it has none. */
  readonly write: { readonly xml: string; readonly dmn: string | null }
  readonly check: { readonly findings: readonly Finding[] }
  readonly walk: { readonly walked: readonly Walked[] }
  /** For each flow, the way of each case. */
  readonly through: { readonly ways: readonly (readonly Through[])[] }
}

/** A question as it travels: in bytes, by which what waits is counted. */
export interface Request {
  readonly bytes: Uint8Array
}
