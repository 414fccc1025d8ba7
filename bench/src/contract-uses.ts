import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { areas } from '@kontor/contract'

const isStream = (options: { readonly returns?: { readonly schema: object } }) =>
  JSON.stringify(options.returns?.schema ?? {}).includes('text/event-stream')

/** Writes a project that handles and makes every call of the contract once. Answers with its tsconfig. */
export async function generateUses(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'uses.ts'), source())
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { composite: false, noUnusedLocals: false, types: ['node'], lib: ['es2024', 'dom'] },
      include: ['*.ts'],
    }),
  )
  return join(folder, 'tsconfig.json')
}

const source = () => `
import type { Areas, InputOf, ResultOf } from '../../contract/src/index.ts'
import type { Client } from '../../client/src/index.ts'
type Handler<C> = (input: InputOf<C>, context: { companyId: string }) => Promise<ResultOf<C>>
declare const client: Client
${Object.entries(areas)
  .map(
    ([
      area,
      calls,
    ]) => `export const ${area}: { readonly [K in keyof Areas['${area}']]: Handler<Areas['${area}'][K]> } = {
${Object.keys(calls)
  .map(
    (name) =>
      `  ${name}: async ({ params, query, body }) => { void [params, query, body]; return null! as ResultOf<Areas['${area}']['${name}']> },`,
  )
  .join('\n')}
}
export async function ${area}Uses() {
${Object.entries(calls as Record<string, { options: { returns?: { schema: object } } }>)
  .filter(([, { options }]) => !isStream(options))
  .map(([name]) => `  { const answer = await client.${area}.${name}(null!); void answer }`)
  .join('\n')}
}`,
  )
  .join('\n')}
`
