import { inEnglish, type Message, t } from '@kontor/i18n'
import type { FieldError } from '../api-error.ts'

/** A fault as Ajv reports it, with the schema and the value that it is about. */
export interface Reported {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  /** The key that is wrong, where it is one and not its value. */
  readonly propertyName?: string
  readonly data?: unknown
  readonly parentSchema?: {
    readonly type?: unknown
    readonly properties?: Readonly<Record<string, unknown>>
    readonly examples?: readonly unknown[]
    readonly propertyNames?: { readonly examples?: readonly unknown[] }
  }
}

const maxFieldsReported = 20
const secret = /password|secret|token/i

/** Where something stands that is wrong. */
export const places = {
  params: t`the path`,
  querystring: t`the query`,
  headers: t`the headers`,
  body: t`the body`,
  form: t`the form`,
  manifest: t`the manifest`,
  address: t`the address`,
  answer: t`the answer`,
}

export type Place = keyof typeof places

const formats: Readonly<Record<string, Message>> = {
  uuid: t`a UUID such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6`,
  date: t`a date such as 2026-11-21`,
  'date-time': t`a date and time with time zone such as 2026-11-21T14:02:00Z`,
  email: t`an e-mail address such as name@example.com`,
}

const types: Readonly<Record<string, Message>> = {
  string: t`a text`,
  integer: t`a whole number`,
  number: t`a number`,
  boolean: t`true or false`,
  array: t`a list`,
  object: t`an object`,
}

/** One sentence a fault: the field, what was found there, what belongs there. */
export function fieldFaults(reported: readonly Reported[], part: Place): FieldError[] {
  // A key that is wrong is reported twice: what is wrong with it, and that it is.
  const named = reported.filter(({ propertyName }) => propertyName === undefined)
  return named.slice(0, maxFieldsReported).map((fault) => faultOf(fault, part))
}

function faultOf(fault: Reported, part: Place): FieldError {
  const path = fault.instancePath.slice(1).split('/').filter(Boolean)
  const index = path.findLast((step) => /^\d+$/.test(step))
  const { field, message } = sentence(fault, path, places[part])
  return {
    code: 'BadRequest',
    subCode: fault.keyword,
    message,
    details: { field },
    ...(index === undefined ? {} : { index }),
  }
}

function sentence(fault: Reported, path: string[], place: Message): { field: string; message: Message } {
  const { keyword, params } = fault
  if (keyword === 'required') {
    const field = dotted([...path, String(params['missingProperty'])])
    return { field, message: t`${field} is missing in ${place}: add it.` }
  }
  if (keyword === 'additionalProperties') {
    const field = dotted([...path, String(params['additionalProperty'])])
    const known = Object.keys(fault.parentSchema?.properties ?? {})
    const message =
      known.length === 0
        ? t`${field} is unknown in ${place}: leave it out; no fields are expected there.`
        : t`${field} is unknown in ${place}: leave it out, or use one of ${known.join(', ')}.`
    return { field, message }
  }
  if (keyword === 'propertyNames') {
    const field = dotted([...path, String(params['propertyName'])])
    const [example] = fault.parentSchema?.propertyNames?.examples ?? []
    return {
      field,
      message: t`${field} is not a valid name for ${dotted(path)} in ${place}: use a name such as ${example}.`,
    }
  }
  const field = path.length === 0 ? inEnglish(place) : dotted(path)
  const found = secret.test(field) ? t`not valid` : shown(fault.data)
  return { field, message: t`${path.length === 0 ? place : field} is ${found}: use ${expected(fault)}.` }
}

function expected({ keyword, params, parentSchema }: Reported): Message | string {
  const limit = params['limit']
  const one = limit === 1
  switch (keyword) {
    case 'type':
      return types[String(params['type'])] ?? String(params['type'])
    case 'finite':
      return types[String(parentSchema?.type)] ?? t`a number`
    case 'format':
      return formats[String(params['format'])] ?? t`a ${params['format']}`
    case 'enum':
      return t`one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return String(params['allowedValue'])
    case 'minLength':
      return one ? t`at least 1 character` : t`at least ${limit} characters`
    case 'maxLength':
      return one ? t`at most 1 character` : t`at most ${limit} characters`
    case 'minItems':
      return one ? t`at least 1 item` : t`at least ${limit} items`
    case 'maxItems':
      return one ? t`at most 1 item` : t`at most ${limit} items`
    case 'minProperties':
      return t`at least ${limit}`
    case 'maxProperties':
      return t`at most ${limit}`
    case 'minimum':
      return t`${limit} or more`
    case 'maximum':
      return t`${limit} or less`
    case 'pattern': {
      const [example] = parentSchema?.examples ?? []
      return example === undefined ? t`a value that matches ${params['pattern']}` : t`a value such as ${example}`
    }
    default:
      return t`a value that satisfies ${keyword}`
  }
}

const dotted = (path: readonly string[]): string =>
  path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')

/** The value as the caller sent it, cut where it is long. */
function shown(value: unknown): Message | string {
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value)
  if (text === undefined) return t`missing`
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
