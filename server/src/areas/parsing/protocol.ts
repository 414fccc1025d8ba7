import type { BankEntry, Catalogue } from '@kontor/ubl'
import type { Enclosed, Finding, Parsed, Trade } from './parsed-document.ts'
import type { Routing, Unwrapped, Wrapped } from './peppol.ts'
import type { Reader } from './render-options.ts'

/** What a worker is asked. */
export type Request =
  | { readonly kind: 'parse'; readonly bytes: Uint8Array }
  | { readonly kind: 'trade'; readonly bytes: Uint8Array }
  /** Several documents, one behind the other, and where each ends. */
  | { readonly kind: 'trades'; readonly bytes: Uint8Array; readonly ends: readonly number[] }
  | {
      readonly kind: 'ubl'
      readonly bytes: Uint8Array
      readonly written: 'xml' | 'json'
      readonly files: readonly Enclosed[]
    }
  | { readonly kind: 'enclosed'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'wrap'
      readonly bytes: Uint8Array
      readonly routing: Routing
      readonly files: readonly Enclosed[]
    }
  | { readonly kind: 'unwrap'; readonly bytes: Uint8Array }
  | { readonly kind: 'statement'; readonly bytes: Uint8Array }
  | { readonly kind: 'catalogue'; readonly bytes: Uint8Array }
  | { readonly kind: 'sheet'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'html' | 'pdf'; readonly bytes: Uint8Array } & Reader)

/** A row of a spreadsheet, with its number, from 1. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** A refusal as it crosses threads: an Error would lose its fields on the way. */
export interface Refused {
  readonly code: string
  readonly message: string
  /** What another language is made of. */
  readonly translatable?: NonNullable<Finding['translatable']>
  readonly details: Readonly<Record<string, string>>
}

export type Reply =
  | { readonly parsed: Parsed }
  | { readonly trade: Trade }
  /** Nothing for one that cannot be read. */
  | { readonly trades: readonly (Trade | undefined)[] }
  | { readonly enclosed: readonly Enclosed[] }
  | { readonly made: string | Uint8Array }
  | { readonly wrapped: Wrapped }
  | { readonly unwrapped: Unwrapped }
  | { readonly statement: readonly BankEntry[] }
  | { readonly catalogue: Catalogue }
  | { readonly sheet: readonly SheetRow[] }
  | { readonly refused: Refused }
  /** Our fault, as its stack. */
  | { readonly failed: string }
