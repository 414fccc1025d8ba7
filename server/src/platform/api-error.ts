import { type ErrorCode, errors } from '@kontor/contract'
import { type Catalogue, inEnglish, type Message, t } from '@kontor/i18n'

export interface FieldError {
  readonly code: string
  readonly subCode?: string
  readonly message: Message
  readonly index?: string
  readonly details?: Readonly<Record<string, string>>
}

/** An error that the caller can do something about: a code of the contract, a sentence that names field, value and fix. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** The message apart from its arguments: what another language is made of. */
  readonly reason: Message
  readonly details: Readonly<Record<string, string>>
  readonly fields: readonly FieldError[]
  /** The catalogue that it needs besides the server's own: that of findings. */
  readonly besides: CatalogueIn | undefined

  constructor(
    code: ErrorCode,
    message: Message,
    more: {
      details?: Readonly<Record<string, string>>
      fields?: readonly FieldError[]
      besides?: CatalogueIn
    } = {},
  ) {
    super(inEnglish(message))
    this.code = code
    this.reason = message
    this.details = more.details ?? {}
    this.fields = more.fields ?? []
    this.besides = more.besides
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** What was sent cannot be taken for one of its fields, which the message names. */
export const unfit = (
  field: string,
  message: Message,
  more: Pick<FieldError, 'index'> & { code?: string } = {},
): ApiError =>
  new ApiError('BadRequest', message, { fields: [{ code: 'BadRequest', message, ...more, details: { field } }] })

/**
 * Holds that a field which is read here and not written comes back as it was: what is ignored would pass for done.
 *
 * @throws ApiError BadRequest, naming the field
 */
export function mustKeep(field: string, value: string | undefined, now: string | undefined): void {
  if (value !== undefined && value !== now)
    throw unfit(field, t`${field} is ${value}, but this call cannot change it: leave it out.`)
}

/** The messages of a language (BCP 47); English where we do not have it. */
export type CatalogueIn = (language: string) => Promise<Catalogue>

/**
 * The one answer for what does not exist and for what is another company's, so that nothing can be probed (decision 20).
 *
 * @param message a noun has its gender in most languages, so each kind of thing has a sentence of its own
 */
export const notFound = (what: string, id: string, message: Message): ApiError =>
  new ApiError('ResourceNotFound', message, { details: { [what]: id } })

export const noProperty = (name: string): ApiError =>
  notFound('property', name, t`The property ${name} does not exist.`)
