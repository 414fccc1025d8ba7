import { type Area, areas, type Call, type Schema } from '@kontor/contract'
import type { Descriptor } from '../src/descriptor.ts'

const mediaTypes = (schema: Schema) => schema['x-content'] as readonly string[] | undefined
const isBytes = (schema: Schema) => schema.format === 'binary'

function bodyOf(schema: Schema): NonNullable<Descriptor['body']> {
  const types = mediaTypes(schema)
  if (types === undefined) return 'json'
  return isBytes(schema) ? types : 'text'
}

function answerOf(schema: Schema | undefined): Descriptor['answer'] {
  const types = schema && mediaTypes(schema)
  if (schema === undefined || types?.length === 0) return 'none'
  if (types === undefined) return 'json'
  if (isBytes(schema)) return types
  return types[0] === 'text/event-stream' ? 'events' : 'text'
}

const describe = ({ method, path, options }: Call): Descriptor => ({
  method,
  path,
  ...(options.needs && { needs: options.needs as Record<string, string> }),
  ...(options.body && { body: bodyOf(options.body.schema) }),
  answer: answerOf(options.returns?.schema),
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
  'index.ts': index(),
})
