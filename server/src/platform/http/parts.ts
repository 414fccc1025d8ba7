import type { Call, Schema } from '@kontor/contract'
import { joinMessages, t } from '@kontor/i18n'
import { ApiError, type FieldError, unfit } from '../api-error.ts'
import type { ReceivedFile } from '../context.ts'
import { faultsIn } from './schemas.ts'
import { isDeep, withDepth, withNul } from './well-formed.ts'

/** The parts of a form by their names: a file as {@link ReceivedFile}, text as it is, everything else read as JSON. */
export type Values = Record<string, unknown>

type Fields = Readonly<Record<string, Schema>>
type Check = (value: unknown) => FieldError[]

const isOneFile = (schema: Schema): boolean => schema['format'] === 'binary'
const itemsOf = (schema: Schema): Schema => (schema['items'] ?? {}) as Schema
/** A list of files repeats its name, a part each. */
export const takesSeveral = (schema: Schema): boolean => isOneFile(itemsOf(schema))
const isFile = (schema: Schema): boolean => isOneFile(schema) || takesSeveral(schema)
const schemaOf = (call: Call): Schema => call.options.body?.schema ?? {}
const fieldsOf = (call: Call): Fields => (schemaOf(call)['properties'] ?? {}) as Fields

/** What is held against a form's fields, files apart; made once a call. */
const checks = new WeakMap<Call, Check>()

/**
 * What the call declares of a part, before it is read.
 *
 * @throws ApiError BadRequest where it is none of the form's, comes again, or comes as a file for a text or the reverse.
 */
export function fieldFor(call: Call, name: string, comesAs: 'file' | 'text', values: Values): Schema {
  const fields = fieldsOf(call)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field === undefined)
    throw unfit(
      name,
      t`${name} is not a field of this form: leave it out, or use one of ${Object.keys(fields).join(', ')}.`,
    )
  const several = takesSeveral(field) ? Number(field['maxItems']) : 1
  const before = values[name]
  if (Array.isArray(before) && before.length >= several)
    throw unfit(name, t`${name} has more than ${several} files: send them in several requests.`)
  if (name in values && several === 1) throw unfit(name, t`${name} is sent more than once: send it once.`)
  if (isFile(field) && comesAs === 'text') throw unfit(name, t`${name} is text: send a file with a file name.`)
  if (!isFile(field) && comesAs === 'file') throw unfit(name, t`${name} is a file: send it as text.`)
  return field
}

/** @throws ApiError BadRequest where a text is not what the call declares. */
export function readAs(name: string, schema: Schema, text: string): unknown {
  if (text.includes('\u0000')) throw withNul(name)
  if (schema['type'] === 'string') return text
  const value = parsed(name, text)
  if (isDeep(value)) throw withDepth(name)
  return value
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unfit(name, t`${name} is not JSON: send it as JSON text.`)
  }
}

/** @throws ApiError BadRequest that names each part that is missing or wrong, and what belongs there. */
export function checkParts(call: Call, values: Values): void {
  const faults = checkOf(call)(values)
  if (faults.length > 0)
    throw new ApiError('BadRequest', joinMessages(faults.map(({ message }) => message)), { fields: faults })
}

/** What a form carries, whatever its boundary: a repeated request may choose another. */
export const carriedBy = (values: Values): Uint8Array =>
  Buffer.from(
    JSON.stringify(
      Object.entries(values)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, Array.isArray(part) ? part.map(printed) : printed(part)]),
    ),
  )

const printed = (part: unknown): unknown =>
  part instanceof Object && 'drop' in part ? fingerprint(part as ReceivedFile) : part

const fingerprint = ({ name, type, hash }: ReceivedFile) => [name, type, hash]

/** Bytes have no schema: for the check, a file is anything that is there. */
function checkOf(call: Call): Check {
  const known = checks.get(call)
  if (known !== undefined) return known
  const properties = Object.fromEntries(
    Object.entries(fieldsOf(call)).map(([name, field]) => [name, isFile(field) ? {} : field]),
  )
  const check = faultsIn({ ...schemaOf(call), properties }, 'form')
  checks.set(call, check)
  return check
}
