import type { FormType } from '@kontor/ubl'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { json, trading } from './testing-trade.ts'

export const get = <T>(person: TestPerson, path: string) => json<T>(person.send(`GET ${path}`))

/** Two who trade under the names that stand in their documents, and documents of any type between them. */
export async function making(environment: Record<string, string> = {}) {
  const server = await startTestServer({ environment })
  const { save, dispatch, ...traders } = await trading(server, [
    { name: 'Nordlicht Software GmbH' },
    { name: 'Atelier Søndergaard' },
  ])
  const sent = async (from: TestPerson, type: FormType, more: Parameters<typeof documentOf>[1] = {}) => {
    const id = await save(from, documentOf(type, more))
    await json(dispatch(from, id), 201)
    await server.settle()
    return id
  }
  return { server, ...traders, save, dispatch, sent }
}
