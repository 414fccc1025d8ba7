import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packClient } from './package.ts'

const tenCalls = `import { clientOf, createClient, documents, KontorError, network, users } from '@kontor/client'

const options = { base: process.env['API'] ?? '', app: 'Acme.Bridge', token: () => 'secret' }
export const client = createClient(options)
export const small = clientOf({ documents, network, users }, options)

export async function tenCalls(documentId: string, connectionId: string) {
  const person = await client.users.readCurrentUser()
  const page = await client.documentLists.listDocuments({ query: { type: ['invoice'], limit: 5 } })
  const first: string | undefined = page.Document[0]?.ID
  const metadata = await client.documents.readMetadata({ params: { documentId } })
  const { body } = await client.documents.readDocument({ params: { documentId } }, { accept: 'application/xml' })
  await client.tags.addTag({ params: { documentId, tag: 'checked' } })
  const sent = { ConnectionId: connectionId }
  await client.exchange.dispatchDocument({ params: { documentId, newUuid: crypto.randomUUID() }, body: sent })
  const connections = await small.network.listConnections()
  const people = await small.users.listUsers({ params: { companyId: person.CompanyAccountId } })
  const countries = await client.info.listCountries()
  const action = 'document.send'
  const why = await client.access.explain({ params: { id: person.Id, action }, query: { object: documentId } })
  return { first, metadata, body, connections, people, countries, because: why.Because, known: KontorError }
}

// @ts-expect-error a document is not named so
export const misnamed = () => client.documents.readMetadata({ params: { id: '' } })
// @ts-expect-error there is no such field
export const misread = async () => (await client.users.readCurrentUser()).Nickname
`

const nothing = `export const version: string = process.version
`

export interface Consumer {
  /** A project of somebody else that has installed the packed client and makes ten calls; its tsconfig. */
  readonly calls: string
  /** The same project with none. */
  readonly empty: string
}

/** Packs the client and sets up projects that have it from the tarball, under the settings of `tsc --init`. */
export async function setUpConsumer(folder: string): Promise<Consumer> {
  const tarball = await packClient(join(folder, 'packed'))
  const installed = join(folder, 'calls/node_modules/@kontor/client')
  await mkdir(installed, { recursive: true })
  // What npm does with a tarball, but for fetching axios, which lies in a folder above.
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
  const project = async (name: string, code: string) => {
    const compilerOptions = { module: 'nodenext', target: 'esnext', types: ['node'], strict: true, skipLibCheck: true }
    const strictest = { noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true }
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'package.json'), '{ "type": "module" }\n')
    await writeFile(join(folder, name, 'index.ts'), code)
    const config = { compilerOptions: { ...compilerOptions, ...strictest, outDir: 'out' }, files: ['index.ts'] }
    await writeFile(join(folder, name, 'tsconfig.json'), JSON.stringify(config))
    return join(folder, name, 'tsconfig.json')
  }
  return { calls: await project('calls', tenCalls), empty: await project('empty', nothing) }
}
