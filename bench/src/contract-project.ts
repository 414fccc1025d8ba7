import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a project of so many calls like the real ones: path parameters, queries, bodies and answers of entities, a
 * handler and a use of each. Answers with its tsconfig.
 */
export async function generateContract(folder: string, calls: number): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const perArea = 14
  const areas = Math.ceil(calls / perArea)
  for (let area = 0; area < areas; area += 1) {
    await writeFile(join(folder, `area${area}.ts`), areaSource(area, Math.min(perArea, calls - area * perArea)))
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { composite: false, types: ['node'], noUnusedLocals: false, noUnusedParameters: false },
      include: ['*.ts'],
    }),
  )
  return join(folder, 'tsconfig.json')
}

const words = '../../contract/src/index.ts'

function areaSource(area: number, calls: number): string {
  const names = Array.from({ length: calls }, (_, index) => `call${index}`)
  return `
import { call, date, decimal, entity, id, instant, list, maybe, oneOf, pageOf, record, text, whole, yes, type InputOf, type ResultOf } from '${words}'
const Thing = entity('Thing${area}', { Id: id('document'), Name: text(), State: oneOf(['A${area}', 'B', 'C'] as const), Amount: maybe(decimal()), Day: maybe(date()),
  At: instant(), Lines: list(record({ Id: text(), Quantity: decimal(), Note: maybe(text()), Tags: list(text()) })), Count: whole(), Visible: yes() })
export const area = {
${names.map((name, index) => `  ${name}: ${callSource(area, index)},`).join('\n')}
}
type Handler<C> = (input: InputOf<C>, context: { companyId: string }) => Promise<ResultOf<C>>
type Handlers<A> = { readonly [K in keyof A]: Handler<A[K]> }
declare const thing: ResultOf<typeof area.call0>
export const handlers: Handlers<typeof area> = {
${names.map((name, index) => `  ${name}: async ({ params, query, body }, context) => { void params.thingId; void query.limit; ${index % 3 === 1 ? 'void body.Reason; return thing' : index % 3 === 2 ? 'return { itemsPerPage: query.limit, itemCount: 0, numPages: 0, pageId: 0, Thing: [thing], Sums: [] }' : 'return thing'} },`).join('\n')}
}
export async function uses(client: { [K in keyof typeof area]: (input: InputOf<(typeof area)[K]>) => Promise<ResultOf<(typeof area)[K]>> }) {
${names.map((name, index) => `  { const answer = await client.${name}({ params: { thingId: '' }, query: { limit: 1 }, body: ${index % 3 === 1 ? "{ Reason: '', Items: [{ Id: '', Value: '1' }] }" : 'undefined'} }); void answer.${index % 3 === 2 ? 'Thing[0]?.Name' : 'Name'} }`).join('\n')}
}
`
}

function callSource(area: number, index: number): string {
  const query =
    "query: { limit: whole({ default: 20 }), q: maybe(text()), state: maybe(list(oneOf(['A', 'B'] as const))) }"
  const common = `id: 'X-${area}-${index}', says: 'A call.', needs: { thingId: 'thingId is required' }, fails: ['ResourceNotFound'], ${query}`
  if (index % 3 === 1) {
    const body =
      'body: record({ Reason: text(), Items: list(record({ Id: text(), Value: decimal(), Note: maybe(text()) })), Day: maybe(date()) })'
    return `call('PUT area${area}/things/{thingId}/${index}', { ${common}, may: 'document.write', ${body}, returns: Thing })`
  }
  if (index % 3 === 2)
    return `call('GET area${area}/{thingId}/list${index}', { ${common}, may: 'document.read', returns: pageOf('Thing', Thing, { Sums: maybe(list(decimal())) }) })`
  return `call('GET area${area}/things/{thingId}/one${index}', { ${common}, may: 'document.read', returns: Thing })`
}
