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

/** The messages of a language (BCP 47); English where we do not have it. */
export type CatalogueIn = (language: string) => Promise<Catalogue>

/** What can be asked for by an id, and that it is not there: a noun has its gender in most languages, so each has its sentence. */
const missing = {
  app: (id: string) => t`The app ${id} does not exist.`,
  assignment: (id: string) => t`The assignment ${id} does not exist.`,
  attachment: (id: string) => t`The attachment ${id} does not exist.`,
  autoassignee: (id: string) => t`The auto-assignee ${id} does not exist.`,
  autoassignment: (id: string) => t`The auto-assignment of ${id} does not exist.`,
  card: (id: string) => t`The card ${id} does not exist.`,
  company: (id: string) => t`The company ${id} does not exist.`,
  connection: (id: string) => t`The connection ${id} does not exist.`,
  consent: (id: string) => t`The consent ${id} does not exist.`,
  conversation: (id: string) => t`The conversation ${id} does not exist.`,
  document: (id: string) => t`The document ${id} does not exist.`,
  identity: (id: string) => t`The identity ${id} does not exist.`,
  line: (id: string) => t`The line ${id} does not exist.`,
  list: (id: string) => t`The list ${id} does not exist.`,
  mail: (id: string) => t`The mail ${id} does not exist.`,
  'mapping of line': (id: string) => t`The mapping of line ${id} does not exist.`,
  'parent company': (id: string) => t`The parent company ${id} does not exist.`,
  program: (id: string) => t`The program ${id} does not exist.`,
  property: (id: string) => t`The property ${id} does not exist.`,
  quote: (id: string) => t`The quote ${id} does not exist.`,
  'request for quotation': (id: string) => t`The request for quotation ${id} does not exist.`,
  'return path': (id: string) => t`The return path ${id} does not exist.`,
  'scheduled task': (id: string) => t`The scheduled task ${id} does not exist.`,
  session: (id: string) => t`The session ${id} does not exist.`,
  step: (id: string) => t`The step ${id} does not exist.`,
  team: (id: string) => t`The team ${id} does not exist.`,
  upload: (id: string) => t`The upload ${id} does not exist.`,
  user: (id: string) => t`The user ${id} does not exist.`,
}

/** The one answer for what does not exist and for what is another company's, so that nothing can be probed (decision 20). */
export const notFound = (what: keyof typeof missing, id: string): ApiError =>
  new ApiError('ResourceNotFound', missing[what](id), { details: { [what]: id } })
