import { inEnglish, type Message } from '../message.ts'

export type RefusalCode =
  | 'SIZE'
  | 'NOT_XML'
  | 'ENCODING'
  | 'DOCTYPE'
  | 'DEPTH'
  | 'ATTRIBUTES'
  | 'NODES'
  | 'TEXT'
  | 'TRUNCATED'
  | 'MALFORMED'
  | 'ENTITY'
  | 'DUPLICATE_ATTRIBUTE'
  | 'NAMESPACE'
  | 'NOT_UBL'
  | 'NOT_CII'
  | 'NOT_JSON'
  | 'DUPLICATE_NAME'
  | 'NOT_PDF'
  | 'ENCRYPTED'
  | 'NO_XML'

export type RefusalDetail = {
  line?: number | undefined
  column?: number | undefined
  path?: string | undefined
  found?: string | undefined
  expected?: string | undefined
}

/**
 * Why a file was not read. The message is one sentence for a person: what is wrong, where, and what mends it; the
 * fields say the same to a program. `line` and `column` count from 1.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** the message apart from its arguments, where it has any: what another language is made of */
  readonly translatable?: { readonly message: Message }
  readonly line?: number
  readonly column?: number
  readonly path?: string
  readonly found?: string
  readonly expected?: string

  constructor(code: RefusalCode, message: string | Message, detail: RefusalDetail = {}) {
    super(inEnglish(message))
    this.code = code
    if (typeof message !== 'string') this.translatable = { message }
    if (detail.line !== undefined) this.line = detail.line
    if (detail.column !== undefined) this.column = detail.column
    if (detail.path !== undefined) this.path = detail.path
    if (detail.found !== undefined) this.found = detail.found
    if (detail.expected !== undefined) this.expected = detail.expected
  }
}
