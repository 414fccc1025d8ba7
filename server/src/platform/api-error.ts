import { type ErrorCode, errors } from '@kontor/contract'
import { inEnglish, type Said, said } from '@kontor/ubl'

export interface FieldError {
  readonly code: string
  readonly subCode?: string
  readonly message: Said
  readonly index?: string
  readonly details?: Readonly<Record<string, string>>
}

/** An error that the caller can do something about: a code of the contract, a sentence that names field, value and fix. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** The message apart from its values: what another language is made of. */
  readonly said: Said
  readonly details: Readonly<Record<string, string>>
  readonly fields: readonly FieldError[]
  /** Words that it needs besides the server's own: those of findings. */
  readonly besides: WordsIn | undefined

  constructor(
    code: ErrorCode,
    message: Said,
    more: {
      details?: Readonly<Record<string, string>>
      fields?: readonly FieldError[]
      besides?: WordsIn
    } = {},
  ) {
    super(inEnglish(message))
    this.code = code
    this.said = message
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
  message: Said,
  more: Pick<FieldError, 'index'> & { code?: string } = {},
): ApiError =>
  new ApiError('BadRequest', message, { fields: [{ code: 'BadRequest', message, ...more, details: { field } }] })

/** Sentences of a language (BCP 47) by their English; none where we do not have it. */
export type WordsIn = (language: string) => Promise<Readonly<Record<string, string>>>

/** What is said as it is: to programs and operators alone in English (decision 46), or in the reader's words before. */
export const verbatim = (text: string): Said => ({ sentence: text, values: [] })

/** What can be asked for by an id, and that it is not there: a noun has its gender in most languages, so each has its sentence. */
const missing = {
  app: (id: string) => said`The app ${id} does not exist.`,
  assignment: (id: string) => said`The assignment ${id} does not exist.`,
  attachment: (id: string) => said`The attachment ${id} does not exist.`,
  autoassignee: (id: string) => said`The auto-assignee ${id} does not exist.`,
  autoassignment: (id: string) => said`The auto-assignment of ${id} does not exist.`,
  card: (id: string) => said`The card ${id} does not exist.`,
  company: (id: string) => said`The company ${id} does not exist.`,
  connection: (id: string) => said`The connection ${id} does not exist.`,
  consent: (id: string) => said`The consent ${id} does not exist.`,
  conversation: (id: string) => said`The conversation ${id} does not exist.`,
  document: (id: string) => said`The document ${id} does not exist.`,
  identity: (id: string) => said`The identity ${id} does not exist.`,
  line: (id: string) => said`The line ${id} does not exist.`,
  list: (id: string) => said`The list ${id} does not exist.`,
  mail: (id: string) => said`The mail ${id} does not exist.`,
  'mapping of line': (id: string) => said`The mapping of line ${id} does not exist.`,
  'parent company': (id: string) => said`The parent company ${id} does not exist.`,
  program: (id: string) => said`The program ${id} does not exist.`,
  property: (id: string) => said`The property ${id} does not exist.`,
  quote: (id: string) => said`The quote ${id} does not exist.`,
  'request for quotation': (id: string) => said`The request for quotation ${id} does not exist.`,
  'return path': (id: string) => said`The return path ${id} does not exist.`,
  'scheduled task': (id: string) => said`The scheduled task ${id} does not exist.`,
  step: (id: string) => said`The step ${id} does not exist.`,
  team: (id: string) => said`The team ${id} does not exist.`,
  upload: (id: string) => said`The upload ${id} does not exist.`,
  user: (id: string) => said`The user ${id} does not exist.`,
}

/** The one answer for what does not exist and for what is another company's, so that nothing can be probed (decision 20). */
export const notFound = (what: keyof typeof missing, id: string): ApiError =>
  new ApiError('ResourceNotFound', missing[what](id), { details: { [what]: id } })
