import { type Shape, shape } from './shape.ts'

/** The kinds of objects that an id can name: the tests walk every path with a stranger's id of the same kind. */
export type IdKind =
  | 'advice'
  | 'document'
  | 'company'
  | 'user'
  | 'connection'
  | 'dispatch'
  | 'role'
  | 'address'
  | 'session'
  | 'assignment'
  | 'attachment'
  | 'card'
  | 'catalogue'
  | 'codingList'
  | 'codingOutcome'
  | 'config'
  | 'consent'
  | 'contact'
  | 'filter'
  | 'group'
  | 'item'
  | 'legalEntity'
  | 'masterDataFile'
  | 'note'
  | 'notification'
  | 'outcome'
  | 'passkey'
  | 'paymentFile'
  | 'pdfTicket'
  | 'plan'
  | 'program'
  | 'promotion'
  | 'punchOutShop'
  | 'question'
  | 'questionnaire'
  | 'questionnaireFile'
  | 'questionnaireRequest'
  | 'questionnaireTrigger'
  | 'recommendation'
  | 'ruleset'
  | 'rule'
  | 'budget'
  | 'quoteRequest'
  | 'requisition'
  | 'requisitionFile'
  | 'order'
  | 'recurring'
  | 'scanAttachment'
  | 'scanTag'
  | 'supplierGroup'
  | 'survey'
  | 'surveyTemplate'
  | 'task'
  | 'team'
  | 'template'
  | 'upload'
  | 'mail'
  | 'webhook'
  | 'webhookDelivery'
  | 'workflow'
  | 'workflowInstance'

/** Text of at most `max` characters (default 1,000), so that no field is an unbounded store. */
export const text = (
  options: { max?: number; min?: number; pattern?: string; example?: string; says?: string } = {},
): Shape<string> =>
  shape({
    type: 'string',
    maxLength: options.max ?? 1000,
    ...(options.min === undefined ? {} : { minLength: options.min }),
    ...(options.pattern === undefined ? {} : { pattern: options.pattern }),
    ...(options.example === undefined ? {} : { examples: [options.example] }),
    ...(options.says === undefined ? {} : { description: options.says }),
  })

/** Text that is this where the caller says nothing. */
export const textOr = (otherwise: string, max = 100): Shape<string> =>
  shape({ type: 'string', minLength: 1, maxLength: max, default: otherwise })

/** A uuid that names nothing stored yet (a request id, a new dispatch). */
export const uuid = (): Shape<string> => shape({ type: 'string', format: 'uuid' })

/** The id of a stored object; a foreign company's answers 404 (decision 20). */
export const id = (kind: IdKind): Shape<string> => shape({ type: 'string', format: 'uuid', 'x-id': kind })

/** A decimal number as text, never a float: `1234.50` stays `1234.50`. */
export const decimal = (): Shape<string> =>
  shape({ type: 'string', pattern: '^-?\\d{1,18}(\\.\\d{1,10})?$', examples: ['1234.50'] })

/** A business date (BT-2, BT-9 …): a day without a zone. */
export const date = (): Shape<string> => shape({ type: 'string', format: 'date', examples: ['2026-11-21'] })

/** An instant with its zone, ISO 8601. */
export const instant = (): Shape<string> =>
  shape({ type: 'string', format: 'date-time', examples: ['2026-11-21T14:02:00Z'] })

/** A number that need not be whole: a share, a cost, a score. Never money. */
export const number = (options: { min?: number; max?: number } = {}): Shape<number> =>
  shape({
    type: 'number',
    ...(options.min === undefined ? {} : { minimum: options.min }),
    ...(options.max === undefined ? {} : { maximum: options.max }),
  })

export const whole = (options: { min?: number; max?: number; default?: number } = {}): Shape<number> =>
  shape({
    type: 'integer',
    ...(options.min === undefined ? {} : { minimum: options.min }),
    ...(options.max === undefined ? {} : { maximum: options.max }),
    ...(options.default === undefined ? {} : { default: options.default }),
  })

export const yes = (otherwise?: boolean): Shape<boolean> =>
  shape({ type: 'boolean', ...(otherwise === undefined ? {} : { default: otherwise }) })

export const email = (): Shape<string> => shape({ type: 'string', format: 'email', maxLength: 254 })

/** ISO 3166-1 alpha-2. */
export const country = (): Shape<string> => shape({ type: 'string', pattern: '^[A-Z]{2}$', examples: ['DE'] })

/** ISO 4217. */
export const currency = (): Shape<string> => shape({ type: 'string', pattern: '^[A-Z]{3}$', examples: ['EUR'] })

/** A BCP 47 language tag. */
export const language = (otherwise?: string): Shape<string> =>
  shape({
    type: 'string',
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    maxLength: 35,
    examples: ['en-US'],
    ...(otherwise === undefined ? {} : { default: otherwise }),
  })

/** One value of an enumeration of `enumerations/`. */
export const oneOf = <const V extends readonly (string | number)[]>(
  values: V,
  otherwise?: V[number],
): Shape<V[number]> =>
  shape({
    enum: values,
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    ...(otherwise === undefined ? {} : { default: otherwise }),
  })

/** What the client sends of itself with every such call (F-417). */
export const always = <const V extends string | boolean>(value: V): Shape<V> =>
  shape({ const: value, type: typeof value, default: value })

/** Paging from 0 with this many a page (F-415). */
export const paging = (usual: number, maxPageSize = 100) => ({
  limit: whole({ min: 1, max: maxPageSize, default: usual }),
  page: whole({ min: 0, max: 1_000_000, default: 0 }),
})

export const exactly = <const V extends string>(value: V): Shape<V> => shape({ const: value, type: 'string' })
