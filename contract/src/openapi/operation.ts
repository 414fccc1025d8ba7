import { ErrorBody } from '../entities/index.ts'
import { type ErrorCode, errors } from '../errors.ts'
import { askablePermissions, type Permission } from '../permissions.ts'
import type { Call } from '../words/call.ts'
import type { Schema } from '../words/shape.ts'
import type { Content, Operation, Parameter, Ref, Response } from './document.ts'
import { exampleOf } from './example.ts'
import { failsOf, isSafe } from './fails.ts'
import { paramsOf } from './params.ts'

type Refer = (schema: Schema) => Schema

export const catalogueIds = (call: Call): readonly string[] => [call.options.id].flat()

/** One call as OpenAPI shows it. */
export function operationOf(area: string, name: string, call: Call, refer: Refer): Operation {
  const { says, may, served, timeout = 20_000, body } = call.options
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: says,
    'x-catalogue': catalogueIds(call),
    'x-may': may,
    ...(served === false ? { 'x-served': false } : {}),
    'x-timeout': timeout,
    security: securityOf(may),
    parameters: [...parametersOf(call, refer), ...headersOf(call)],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !('x-omittable' in body.schema),
            content: { ...contentOf(body.schema, refer), ...('x-xml' in body.schema ? xmlContent : {}) },
          },
        }),
    responses: { ...successOf(call, refer), ...failuresOf(failsOf(call), refer) },
  }
}

/** What a person or their program brings; a right that an app may ask for is a scope. */
function securityOf(may: Permission): Operation['security'] {
  if (may === 'anyone') return []
  const scoped = may === 'member' || askablePermissions.some((right) => right === may)
  return [{ bearer: [] }, ...(scoped ? [{ oauth2: may === 'member' ? [] : [may] }] : []), { cookie: [] }]
}

function parametersOf(call: Call, refer: Refer): Parameter[] {
  const inPath = Object.entries(paramsOf(call)).map(
    ([name, schema]): Parameter => ({ name, in: 'path', required: true, schema: refer(schema) }),
  )
  const inQuery = Object.entries(call.options.query ?? {}).map(([name, field]): Parameter => {
    const { description, ...schema } = field.schema
    return {
      name,
      in: 'query',
      required: !('maybe' in field) && !('default' in field.schema),
      ...(typeof description === 'string' ? { description } : {}),
      schema: refer(schema),
    }
  })
  return [...inPath, ...inQuery]
}

const headersOf = (call: Call): Ref[] =>
  ['TenantId', 'ActorId', 'RequestId', 'App', 'AcceptLanguage', ...(isSafe(call) ? [] : ['XsrfToken'])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))

function contentOf(schema: Schema, refer: Refer): Content {
  const types = schema['x-content'] as readonly string[] | undefined
  if (types === undefined) return { 'application/json': { schema: refer(schema), example: exampleOf(schema) } }
  const { 'x-content': _, ...plain } = schema
  return Object.fromEntries(types.map((type) => [type, { schema: refer(plain) }]))
}

const location = { Location: { description: 'Where what was made is read.', schema: { type: 'string' } } }

function successOf(call: Call, refer: Refer): Record<string, Response> {
  const { returns, status, creates } = call.options
  const content = returns === undefined ? {} : { ...contentOf(returns.schema, refer), ...asXml(call) }
  if (Object.keys(content).length === 0) return { [status ?? 204]: { description: 'Done.' } }
  const mayBeNothing = returns !== undefined && 'x-omittable' in returns.schema
  return {
    [status ?? 200]: { description: 'Done.', ...(creates !== undefined && { headers: location }), content },
    ...(mayBeNothing ? { 204: { description: 'Done, and there is nothing to tell.' } } : {}),
  }
}

const xmlContent: Content = {
  'text/xml': { schema: { type: 'string' } },
  'application/xml': { schema: { type: 'string' } },
}

const asXml = ({ options: { xml } }: Call): Content => (xml === undefined ? {} : xmlContent)

function failuresOf(codes: readonly ErrorCode[], refer: Refer): Record<string, Response> {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${errors[code].means}`).join(' '),
        content: {
          'application/json': {
            schema: refer(ErrorBody.schema),
            examples: Object.fromEntries(group.map((code) => [code, { value: exampleError(code) }])),
          },
        },
      },
    ]),
  )
}

const exampleError = (code: ErrorCode) => ({
  ErrorCode: code,
  Message: errors[code].means,
  ErrorDetail: [],
  RequestId: '0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
})
