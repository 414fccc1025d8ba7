import { AppManifest } from '@kontor/contract'
import { openapi } from '@kontor/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { base, type MountedArea } from './endpoint.ts'
import { jsonSchemaOf } from './schemas.ts'

const docsPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/** The contract for programs and for people, and what an app's author writes. Made when first asked for: most starts never need it. */
export function installDocs(
  app: FastifyInstance,
  areas: readonly MountedArea[],
  about: Parameters<typeof openapi>[1],
): void {
  let made: { json: string; page: string } | undefined
  const make = () => {
    if (made !== undefined) return made
    const document = openapi(Object.fromEntries(areas.map(({ name, contract }) => [name, contract])), about)
    made = { json: JSON.stringify(document), page: docsPage(document) }
    return made
  }
  app.get(`${base}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(make().json),
  )
  app.get(`${base}/app-manifest.schema.json`, (_request, reply) =>
    reply
      .type('application/schema+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(jsonSchemaOf(AppManifest.schema, 'The manifest of an app of Kontor'), null, 2)),
  )
  app.get(`${base}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', docsPolicy)
      .send(make().page),
  )
}
