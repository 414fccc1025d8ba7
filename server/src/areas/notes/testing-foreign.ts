import { made, type OwnedObjects } from '../../testing-foreign.ts'

/** A file that the company keeps about the partner it is connected with. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const list = await made(owner.send('GET network/connections'))
  const { Connection } = (await list.json()) as { Connection: { CompanyAccountId: string }[] }
  const form = new FormData()
  const fields = { targetCompanyId: Connection[0]?.CompanyAccountId ?? '', label: 'Contract', visibility: 'COMPANY' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File(['kept'], 'kept.txt', { type: 'text/plain' }))
  const { id } = (await (await made(owner.send('POST v0/notes/files', { body: form }))).json()) as { id: string }
  return { note: id }
}
