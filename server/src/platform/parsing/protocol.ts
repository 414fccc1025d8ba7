import type { Parsed, Trade } from './parsed.ts'

/** What a worker is asked. */
export type Request =
  | { readonly kind: 'parse'; readonly bytes: Uint8Array }
  | { readonly kind: 'trade'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'render'
      readonly bytes: Uint8Array
      readonly words: Readonly<Record<string, string>>
      readonly locale: string
    }

/** A refusal as it crosses threads: an Error would lose its fields on the way. */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, string>>
}

export type Reply =
  | { readonly parsed: Parsed }
  | { readonly trade: Trade }
  | { readonly page: string }
  | { readonly refused: Refused }
  /** Our fault, as its stack. */
  | { readonly failed: string }
