import { type ErrorCode, errors } from '@kontor/contract'

export interface FieldFault {
  readonly code: string
  readonly subCode?: string
  readonly message: string
  readonly index?: string
  readonly details?: Readonly<Record<string, string>>
}

/** An error that the caller can do something about: a code of the contract, a sentence that names field, value and fix. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string>>
  readonly fields: readonly FieldFault[]
  /** The message in a reader's language, where it has more than English. */
  readonly inLanguage: ((language: string) => Promise<string>) | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      details?: Readonly<Record<string, string>>
      fields?: readonly FieldFault[]
      inLanguage?: (language: string) => Promise<string>
    } = {},
  ) {
    super(message)
    this.code = code
    this.details = more.details ?? {}
    this.fields = more.fields ?? []
    this.inLanguage = more.inLanguage
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** The one answer for what does not exist and for what is another company's, so that nothing can be probed (decision 20). */
export const notFound = (what: string, id: string): Fault =>
  new Fault('ResourceNotFound', `The ${what} ${id} does not exist.`, { details: { [what]: id } })
