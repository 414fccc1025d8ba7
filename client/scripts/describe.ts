import {
  type Area,
  areas,
  blockedCountries,
  type Call,
  documentTypesOfTrade,
  permissionIds,
  roles,
  type Schema,
  supportedTypes,
  typeAliases,
} from '@kontor/contract'
import type { Descriptor } from '../src/descriptor.ts'

const mediaTypes = (schema: Schema) => schema['x-content'] as readonly string[] | undefined
const isBytes = (schema: Schema) => schema.format === 'binary'

function bodyOf(schema: Schema): NonNullable<Descriptor['body']> {
  const types = mediaTypes(schema)
  if (types === undefined) return 'json'
  if (types[0] === 'multipart/form-data') return 'parts'
  return isBytes(schema) ? types : 'text'
}

function answerOf(schema: Schema | undefined): Descriptor['answer'] {
  const types = schema && mediaTypes(schema)
  if (schema !== undefined && 'x-exists' in schema) return 'exists'
  if (schema === undefined || types?.length === 0) return 'none'
  if (types === undefined) return undefined
  if (isBytes(schema)) return types
  return types[0] === 'text/event-stream' ? 'events' : 'text'
}

/** What the client would not say by itself. */
const needsOf = (path: string, { needs = {} }: Call['options']): Descriptor['needs'] =>
  Object.fromEntries(
    Object.entries(needs as Record<string, string>).filter(
      ([name, message]) => !path.includes(`{${name}}`) || message !== `${name} is required`,
    ),
  )

/** What must fit, as its schema says it. */
const fitsOf = ({ fits = {}, query = {} }: Call['options']): Descriptor['fits'] =>
  Object.fromEntries(
    Object.entries(fits as Record<string, string>).map(([name, says]) => {
      const { maximum, pattern } = query[name]!.schema as { maximum?: number; pattern?: string }
      return [name, { ...(maximum !== undefined && { maximum }), ...(pattern && { pattern }), says }]
    }),
  )

const alwaysOf = ({ query = {} }: Call['options']): Descriptor['always'] =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, { schema }]) =>
      'const' in schema && 'default' in schema ? [[name, schema['const'] as string | boolean]] : [],
    ),
  )

/** The fields of a schema, however deep, that travel in a form of their own. */
function wireOf(schema: unknown, name = ''): [string, 'encoded' | 'list'][] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) => wireOf(value, key))
  if ('contentSchema' in schema) return [[name, 'encoded']]
  return 'x-bare' in schema ? [[name, 'list'], ...inner] : inner
}

const filled = <T extends object | string>(name: string, value: T | undefined) =>
  value === undefined || Object.keys(value).length === 0 ? {} : { [name]: value }

const describe = ({ method, path, options }: Call): Descriptor => ({
  line: `${method} ${path}`,
  ...filled('needs', needsOf(path, options)),
  ...filled('fits', fitsOf(options)),
  ...filled('always', alwaysOf(options)),
  ...(options.body && { body: bodyOf(options.body.schema) }),
  ...filled('answer', answerOf(options.returns?.schema)),
  ...filled('wire', Object.fromEntries(wireOf([options.body?.schema, options.returns?.schema]))),
  ...(options.timeout && { timeout: options.timeout }),
  ...(options.tolerates404 && { tolerates404: true }),
})

const entries = (area: Area) => Object.entries(area).map(([name, call]) => [name, describe(call)] as const)

const moduleOf = (name: string, area: Area) => `// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const ${name}: Described<'${name}'> = {
${entries(area)
  .map(([call, descriptor]) => `  ${call}: ${JSON.stringify(descriptor)},\n`)
  .join('')}}
`

function unionOf(holds: (descriptor: Descriptor) => boolean): string {
  const names = Object.entries(areas).flatMap(([area, calls]) =>
    entries(calls).flatMap(([call, descriptor]) => (holds(descriptor) ? [`'${area}.${call}'`] : [])),
  )
  return names.join(' | ') || 'never'
}

const special = () => `// Written by client/scripts/generate.ts from contract/src/areas.
/** Calls for which a 404 is an ordinary answer: \`undefined\` (F-340, F-341). */
export type Tolerating = ${unionOf((call) => call.tolerates404 === true)}
/** Calls that answer with a stream of events; an EventSource reads them, not the client. */
export type Streaming = ${unionOf((call) => call.answer === 'events')}
`

const lists = () => `// Written by client/scripts/generate.ts from contract/src/enumerations and roles.
${Object.entries({
  blockedCountries,
  supportedTypes,
  profiledTypes: [...documentTypesOfTrade, 'assignment'],
  typeAliases,
  adminPermission: permissionIds.admin,
  groups: { admin: roles.companyAdmin, supporter: roles.supporter },
})
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const\n`)
  .join('')}`

const index = () => `// Written by client/scripts/generate.ts from contract/src/areas.
${Object.keys(areas)
  .sort()
  .map((name) => `export { ${name} } from './${name}.ts'\n`)
  .join('')}export type * from './special.ts'
`

/** The text of every file of `src/generated`, by its name. */
export const generatedFiles = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(areas).map(([name, area]) => [`${name}.ts`, moduleOf(name, area)])),
  'special.ts': special(),
  'lists.ts': lists(),
  'index.ts': index(),
})
