import type { OpenApiDocument, Operation, Parameter, Ref } from '@kontor/contract/openapi'

/** A readable page out of the OpenAPI document, without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, operation })),
  )
  const sections = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    const calls = own.map(({ line, operation }) => callOf(document, line, operation)).join('')
    return `<section id="${name}"><h2>${escaped(name)}</h2><p>${escaped(description)}</p>${calls}</section>`
  })
  const links = document.tags.map(({ name }) => `<a href="#${name}">${escaped(name)}</a>`).join(' ')
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<details id="schema-${name}"><summary>${name}</summary><pre>${linked(schema)}</pre></details>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(document.info.title)} API</title><style>${style}</style></head><body>
<h1>${escaped(document.info.title)} API <small>${escaped(document.info.version)}</small></h1>
<p>${escaped(document.info.description)} <a href="openapi.json">OpenAPI ${document.openapi}</a></p>
<nav>${links} <a href="#entities">entities</a></nav>
${sections.join('\n')}
<section id="entities"><h2>entities</h2>${schemas.join('')}</section>
</body></html>`
}

function callOf(document: OpenApiDocument, line: string, operation: Operation): string {
  const planned = operation['x-served'] === false ? ' <b>planned</b>' : ''
  return `<details id="${operation.operationId}"><summary><code>${escaped(line)}</code>${planned} ${escaped(operation.summary)}</summary>
<p>May: <code>${operation['x-may']}</code> · catalogue: ${operation['x-catalogue'].map(escaped).join(', ')}</p>
${parametersOf(document, operation)}${bodyOf('Body', operation.requestBody?.content)}${answersOf(operation)}</details>`
}

function parametersOf(document: OpenApiDocument, { parameters }: Operation): string {
  const rows = parameters
    .map((parameter) => resolved(document, parameter))
    .filter((parameter) => parameter.in !== 'header')
    .map(
      ({ name, in: place, required, description, schema }) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escaped(description ?? '')} <code>${linked(schema)}</code></td></tr>`,
    )
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`
}

const resolved = (document: OpenApiDocument, parameter: Parameter | Ref): Parameter =>
  '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter

function bodyOf(title: string, content: Operation['responses'][string]['content']): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema, example }]) =>
        `<h4>${title} <code>${escaped(type)}</code></h4><pre>${linked(schema)}</pre>${
          example === undefined ? '' : `<pre class="example">${escaped(JSON.stringify(example, null, 2))}</pre>`
        }`,
    )
    .join('')
}

function answersOf({ responses }: Operation): string {
  return Object.entries(responses)
    .map(([status, { description, content }]) =>
      Number(status) < 300
        ? bodyOf(`Answer ${status}`, content) || `<h4>Answer ${status}, without a body</h4>`
        : `<p class="error"><code>${status}</code> ${escaped(description)}</p>`,
    )
    .join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A schema as text, with the names of entities leading to them. */
const linked = (schema: unknown): string =>
  escaped(JSON.stringify(schema, null, 2)).replaceAll(
    /\{\s*&quot;\$ref&quot;: &quot;#\/components\/schemas\/(\w+)&quot;\s*\}/g,
    '<a href="#schema-$1">$1</a>',
  )

const style = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2330; background: #fff }
summary { padding: .35rem 0; border-top: 1px solid #dfe3ea; cursor: pointer }
code, pre { font: 13px/1.45 ui-monospace, monospace }
pre { background: #f5f6f8; padding: .6rem; overflow: auto; max-height: 22rem }
pre.example { border-left: 3px solid #2f5fd0 }
table { border-collapse: collapse } td { padding: .2rem .8rem .2rem 0; vertical-align: top }
td code { white-space: pre-wrap }
b { color: #8a4b00 } .error { margin: .2rem 0 } nav a { margin-right: .8rem }
@media (prefers-color-scheme: dark) { body { color: #e4e8ef; background: #14181f } pre { background: #1d232c } summary { border-color: #303845 } a { color: #8fb0ff } b { color: #f0b35a } }
`
