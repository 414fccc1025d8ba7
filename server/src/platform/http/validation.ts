import type { FieldFault } from '../fault.ts'

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

const places: Readonly<Record<string, string>> = {
  params: 'the path',
  querystring: 'the query',
  headers: 'the headers',
  body: 'the body',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  date: 'a date such as 2026-11-21',
  'date-time': 'an instant with its zone such as 2026-11-21T14:02:00Z',
  email: 'an e-mail address such as name@example.com',
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** One sentence a fault: the field, what was found there, what belongs there. */
export function fieldFaults(reported: readonly Reported[], part: string): FieldFault[] {
  // A key that is wrong is reported twice: what is wrong with it, and that it is.
  const told = reported.filter(({ propertyName }) => propertyName === undefined)
  return told.slice(0, most).map((fault) => faultOf(fault, part))
}

function faultOf(fault: Reported, part: string): FieldFault {
  const path = fault.instancePath.slice(1).split('/').filter(Boolean)
  const index = path.findLast((step) => /^\d+$/.test(step))
  const { field, message } = sentence(fault, path, part)
  return {
    code: 'BadRequest',
    subCode: fault.keyword,
    message,
    details: { field },
    ...(index === undefined ? {} : { index }),
  }
}

function sentence(fault: Reported, path: string[], part: string): { field: string; message: string } {
  const place = places[part] ?? part
  const { keyword, params } = fault
  if (keyword === 'required') {
    const field = dotted([...path, String(params['missingProperty'])])
    return { field, message: `${field} is required in ${place} and is missing: add it.` }
  }
  if (keyword === 'additionalProperties') {
    const field = dotted([...path, String(params['additionalProperty'])])
    const known = Object.keys(fault.parentSchema?.properties ?? {})
    const fix = known.length === 0 ? 'nothing is taken there' : `known are ${known.join(', ')}`
    return { field, message: `${field} is not known in ${place}: leave it out or mend its name; ${fix}.` }
  }
  if (keyword === 'propertyNames') {
    const field = dotted([...path, String(params['propertyName'])])
    const [example] = fault.parentSchema?.propertyNames?.examples ?? []
    return { field, message: `${field} is no name that ${dotted(path)} takes in ${place}: name it as in ${example}.` }
  }
  const field = path.length === 0 ? place : dotted(path)
  const found = secret.test(field) ? 'what was given' : shown(fault.data)
  return { field, message: `${field} is ${found}: give ${expected(fault)}.` }
}

function expected({ keyword, params, parentSchema }: Reported): string {
  switch (keyword) {
    case 'type':
      return types[String(params['type'])] ?? String(params['type'])
    case 'finite':
      return types[String(parentSchema?.type)] ?? 'a number'
    case 'format':
      return formats[String(params['format'])] ?? `a ${params['format']}`
    case 'enum':
      return `one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return String(params['allowedValue'])
    case 'minLength':
      return `at least ${count(params, 'character')}`
    case 'maxLength':
      return `at most ${count(params, 'character')}`
    case 'minItems':
      return `at least ${count(params, 'item')}`
    case 'maxItems':
      return `at most ${count(params, 'item')}`
    case 'minProperties':
      return `at least ${params['limit']}`
    case 'maxProperties':
      return `at most ${params['limit']}`
    case 'minimum':
      return `${params['limit']} or more`
    case 'maximum':
      return `${params['limit']} or less`
    case 'pattern': {
      const [example] = parentSchema?.examples ?? []
      return example === undefined ? `what matches ${params['pattern']}` : `a value such as ${String(example)}`
    }
    default:
      return `what fits the rule ${keyword}`
  }
}

const count = (params: Reported['params'], what: string): string =>
  `${params['limit']} ${what}${params['limit'] === 1 ? '' : 's'}`

const dotted = (path: readonly string[]): string =>
  path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')

/** The value as the caller sent it, cut where it is long. */
function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'missing')
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
