import { hash } from 'node:crypto'
import type { Call, FilePart, Schema } from '@kontor/contract'
import { Fault, type FieldFault } from '../fault.ts'
import { faultsIn } from './schemas.ts'
import { withNul } from './well-formed.ts'

type Fields = Readonly<Record<string, Schema>>
type Check = (value: unknown) => FieldFault[]

const isFile = (schema: Schema): boolean => schema['format'] === 'binary'

/** What is held against a form's fields, files apart; made once a call. */
const checks = new WeakMap<Call, Check>()

/**
 * The parts of a form (RFC 7578) as the call declares them: a file as {@link FilePart}, text as it is, everything else
 * as JSON.
 *
 * @throws Fault BadRequest that names the part and what belongs there
 */
export async function partsOf(
  call: Call,
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown>> {
  const schema = call.options.body?.schema ?? {}
  const fields = (schema['properties'] ?? {}) as Fields
  const parts: Record<string, unknown> = {}
  for (const [name, part] of (await formOf(body, type)).entries()) {
    const field = fields[name]
    if (field === undefined)
      throw wrong(name, `${name} is no part of this form: leave it out; known are ${Object.keys(fields).join(', ')}.`)
    if (name in parts) throw wrong(name, `${name} comes more than once: send it once.`)
    parts[name] = isFile(field) ? await fileOf(name, part) : jsonOf(name, field, part)
  }
  const faults = checkOf(call, schema, fields)(parts)
  if (faults.length > 0)
    throw new Fault('BadRequest', faults.map(({ message }) => message).join(' '), { fields: faults })
  return parts
}

/** What a form carries, whatever its boundary: a repeated request may choose another. */
export const carriedBy = (parts: Readonly<Record<string, unknown>>): Uint8Array =>
  Buffer.from(
    JSON.stringify(
      Object.entries(parts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [
          name,
          part instanceof Object && 'bytes' in part ? fingerprint(part as FilePart) : part,
        ]),
    ),
  )

const fingerprint = ({ name, type, bytes }: FilePart) => [name, type, hash('sha256', bytes)]

async function formOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Fault('BadRequest', 'The body is not a form: send multipart/form-data with its boundary (RFC 7578).')
  }
}

async function fileOf(name: string, part: File | string): Promise<FilePart> {
  if (typeof part === 'string') throw wrong(name, `${name} is a text: send a file with a file name.`)
  const bytes = new Uint8Array(await part.arrayBuffer())
  return { name: part.name, bytes, ...(part.type === '' ? {} : { type: part.type }) }
}

function jsonOf(name: string, schema: Schema, part: File | string): unknown {
  if (typeof part !== 'string') throw wrong(name, `${name} is a file: send it as text.`)
  if (part.includes('\u0000')) throw withNul(name)
  if (schema['type'] === 'string') return part
  try {
    return JSON.parse(part)
  } catch {
    throw wrong(name, `${name} is not JSON: send it as JSON text.`)
  }
}

/** Bytes have no schema: for the check, a file is anything that is there. */
function checkOf(call: Call, schema: Schema, fields: Fields): Check {
  const known = checks.get(call)
  if (known !== undefined) return known
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isFile(field) ? {} : field]),
  )
  const check = faultsIn({ ...schema, properties }, 'the form')
  checks.set(call, check)
  return check
}

const wrong = (field: string, message: string): Fault =>
  new Fault('BadRequest', message, { fields: [{ code: 'BadRequest', message, details: { field } }] })
