import { t } from '@kontor/i18n'
import { ApiError, unfit } from '../../platform/index.ts'

/** What of an assignment that comes as a document is kept. */
export interface AssignmentRead {
  readonly Assignee: string[]
  readonly Assigner: string | undefined
  /** Whose work it is that others are given. */
  readonly Delegators: readonly string[]
  readonly Subject: { readonly UUID: string; readonly DocumentType: string | undefined }
  readonly Type: string | undefined
  readonly AppId: string | undefined
  readonly VendorId: string | undefined
  readonly Context: { readonly format: string; readonly context: string } | undefined
  readonly Reminder: Moment | undefined
  readonly Escalation: Moment | undefined
}

/** A day, and the time of it in UTC or another zone where the document says one. */
export interface Moment {
  readonly date: string
  readonly time: string | undefined
}

/** The most people of an assignment, and characters of one of its texts; as of the newer calls. */
const maxAssignees = 100
const maxTextLength = 100
const maxContextLength = 100_000

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads an assignment in JSON (responses.md B).
 *
 * @throws ApiError DocumentRefused where it is no JSON object, BadRequest with the field that is wrong.
 */
export function readAssignment(body: Uint8Array): AssignmentRead {
  const fields = fieldsOf(body)
  const subject = fields['Subject']
  if (!isFields(subject) || text(subject, 'UUID') === undefined)
    throw unfit('Subject', t`Subject is required: add the UUID of what the assignment is about.`)
  const assignees = fields['Assignee'] ?? []
  const isList = Array.isArray(assignees) && assignees.length <= maxAssignees
  if (!isList || assignees.some((one) => typeof one !== 'string'))
    throw unfit('Assignee', t`Assignee is not a list of at most ${maxAssignees} ids: send the ids of people.`)
  return {
    Assignee: assignees as string[],
    Assigner: text(fields, 'Assigner'),
    Delegators: delegatorsOf(fields['Delegation'] ?? []),
    Subject: { UUID: text(subject, 'UUID') ?? '', DocumentType: text(subject, 'DocumentType') },
    Type: text(fields, 'Type'),
    AppId: text(fields, 'AppId'),
    VendorId: text(fields, 'VendorId'),
    Context: contextOf(fields['Context']),
    Reminder: momentIn(fields, 'Reminder'),
    Escalation: momentIn(fields, 'Escalation'),
  }
}

/**
 * What the app that handles an assignment gets, of the body that a template comes with: the fields of a form, or the object itself.
 *
 * @throws ApiError BadRequest: too long.
 */
export function contextGiven(body: Fields): AssignmentRead['Context'] {
  const { fields } = body
  const isForm = isFields(fields)
  const content = isForm ? fields : body
  if (Object.keys(content).length === 0) return undefined
  const context = JSON.stringify(content)
  if (context.length > maxContextLength) throw tooLong('context', maxContextLength)
  return { format: (isForm ? text(body, 'format') : undefined) ?? 'application/json', context }
}

function fieldsOf(body: Uint8Array): Fields {
  const fields = parsed(body)
  if (isFields(fields)) return fields
  throw new ApiError('DocumentRefused', t`The assignment is not a JSON object: send Assignee, Subject and Type.`)
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.length <= maxTextLength) return value
  throw tooLong(name, maxTextLength)
}

const tooLong = (name: string, max: number): ApiError =>
  unfit(name, t`${name} is not a text of at most ${max} characters: shorten it.`)

function delegatorsOf(delegations: unknown): string[] {
  const named = Array.isArray(delegations)
    ? delegations.map((one: unknown) => (isFields(one) ? one['Delegator'] : undefined))
    : [undefined]
  if (named.length <= maxAssignees && named.every((one) => typeof one === 'string')) return named
  throw unfit(
    'Delegation',
    t`Delegation is not a list of at most ${maxAssignees} pairs of Delegator and Delegatee: send the ids of people.`,
  )
}

/** UBL writes a day and its time apart; a time without a zone is in UTC, as we write it. */
function momentIn(fields: Fields, name: 'Reminder' | 'Escalation'): Moment | undefined {
  const [date, written] = [text(fields, `${name}Date`), text(fields, `${name}Time`)]
  if (date === undefined) return undefined
  const time = written === undefined || /(Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`
  mustBe(`${name}Date`, date, 'YYYY-MM-DD', `${date}T00:00:00Z`)
  if (time !== undefined) mustBe(`${name}Time`, written ?? '', 'HH:MM:SS', `${date}T${time}`)
  return { date, time }
}

function mustBe(name: string, value: string, form: string, instant: string): void {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(instant) && !Number.isNaN(Date.parse(instant))) return
  throw unfit(name, t`${name} is ${value}: use the form ${form}.`)
}

/** What the app that handles it gets: in the document as base64. */
function contextOf(value: unknown): AssignmentRead['Context'] {
  if (value === undefined || value === null) return undefined
  const object = isFields(value) ? value['EmbeddedDocumentBinaryObject'] : undefined
  const encoded = isFields(object) ? object['value'] : undefined
  if (!isFields(object) || typeof encoded !== 'string' || encoded.length > maxContextLength)
    throw unfit(
      'Context',
      t`Context has no EmbeddedDocumentBinaryObject with a value in base64: add it, or leave out Context.`,
    )
  return {
    format: text(object, 'format') ?? text(object, 'mimeCode') ?? 'application/octet-stream',
    context: Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\0', ''),
  }
}
