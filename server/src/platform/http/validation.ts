import { inEnglish, type Said, said } from '@kontor/ubl'
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

const most = 20
const secret = /password|secret|token/i

/** Where something stands that is wrong. */
export const places = {
  params: said`the path`,
  querystring: said`the query`,
  headers: said`the headers`,
  body: said`the body`,
  form: said`the form`,
  manifest: said`the manifest`,
  address: said`the address`,
}

export type Place = keyof typeof places

const formats: Readonly<Record<string, Said>> = {
  uuid: said`a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6`,
  date: said`a date such as 2026-11-21`,
  'date-time': said`an instant with its zone such as 2026-11-21T14:02:00Z`,
  email: said`an e-mail address such as name@example.com`,
}

const types: Readonly<Record<string, Said>> = {
  string: said`a text`,
  integer: said`a whole number`,
  number: said`a number`,
  boolean: said`true or false`,
  array: said`a list`,
  object: said`an object`,
}

/** One sentence a fault: the field, what was found there, what belongs there. */
export function fieldFaults(reported: readonly Reported[], part: Place): FieldError[] {
  // A key that is wrong is reported twice: what is wrong with it, and that it is.
  const told = reported.filter(({ propertyName }) => propertyName === undefined)
  return told.slice(0, most).map((fault) => faultOf(fault, part))
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

function sentence(fault: Reported, path: string[], place: Said): { field: string; message: Said } {
  const { keyword, params } = fault
  if (keyword === 'required') {
    const field = dotted([...path, String(params['missingProperty'])])
    return { field, message: said`${field} is required in ${place} and is missing: add it.` }
  }
  if (keyword === 'additionalProperties') {
    const field = dotted([...path, String(params['additionalProperty'])])
    const known = Object.keys(fault.parentSchema?.properties ?? {})
    const message =
      known.length === 0
        ? said`${field} is not known in ${place}: leave it out or mend its name; nothing is taken there.`
        : said`${field} is not known in ${place}: leave it out or mend its name; known are ${known.join(', ')}.`
    return { field, message }
  }
  if (keyword === 'propertyNames') {
    const field = dotted([...path, String(params['propertyName'])])
    const [example] = fault.parentSchema?.propertyNames?.examples ?? []
    return {
      field,
      message: said`${field} is no name that ${dotted(path)} takes in ${place}: name it as in ${example}.`,
    }
  }
  const field = path.length === 0 ? inEnglish(place) : dotted(path)
  const found = secret.test(field) ? said`what was given` : shown(fault.data)
  return { field, message: said`${path.length === 0 ? place : field} is ${found}: give ${expected(fault)}.` }
}

function expected({ keyword, params, parentSchema }: Reported): Said | string {
  const limit = params['limit']
  const one = limit === 1
  switch (keyword) {
    case 'type':
      return types[String(params['type'])] ?? String(params['type'])
    case 'finite':
      return types[String(parentSchema?.type)] ?? said`a number`
    case 'format':
      return formats[String(params['format'])] ?? said`a ${params['format']}`
    case 'enum':
      return said`one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return String(params['allowedValue'])
    case 'minLength':
      return one ? said`at least 1 character` : said`at least ${limit} characters`
    case 'maxLength':
      return one ? said`at most 1 character` : said`at most ${limit} characters`
    case 'minItems':
      return one ? said`at least 1 item` : said`at least ${limit} items`
    case 'maxItems':
      return one ? said`at most 1 item` : said`at most ${limit} items`
    case 'minProperties':
      return said`at least ${limit}`
    case 'maxProperties':
      return said`at most ${limit}`
    case 'minimum':
      return said`${limit} or more`
    case 'maximum':
      return said`${limit} or less`
    case 'pattern': {
      const [example] = parentSchema?.examples ?? []
      return example === undefined ? said`what matches ${params['pattern']}` : said`a value such as ${example}`
    }
    default:
      return said`what fits the rule ${keyword}`
  }
}

const dotted = (path: readonly string[]): string =>
  path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')

/** The value as the caller sent it, cut where it is long. */
function shown(value: unknown): Said | string {
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value)
  if (text === undefined) return said`missing`
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
