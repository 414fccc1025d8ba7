import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../testing.ts'

export interface FileStatus {
  readonly Id: string
  readonly State: string
  readonly Rows: number
  readonly Errors: number
  readonly Invited?: number
  readonly MissingProperties: readonly string[]
  readonly Columns: readonly { readonly Heading: string; readonly Property?: string }[]
}

export interface Supplier {
  readonly SourceId: string
  readonly CompanyName: string
  readonly State: string
  readonly NotSent?: string
  readonly ConnectionId?: string
  readonly CompanyAccountId?: string
  readonly AllowedActions: readonly string[]
}

/** What somebody does with files and suppliers of a group of their own. */
export async function campaignOf(person: TestPerson, name = `Campaign ${randomUUID()}`) {
  const group = randomUUID()
  await person.send(`PUT network/groups/${group}`, { json: { Id: group, Name: name } })
  const upload = (text: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [key, value] of Object.entries({ fileName: 'suppliers.csv', supplierGroupId: group, ...more }))
      form.set(key, value)
    form.set('file', new Blob([text]), 'suppliers.csv')
    return person.send('POST onboarding/masterdata/files', { body: form })
  }
  return {
    group,
    upload,
    stored: async (text: string) => (await (await upload(text)).json()) as FileStatus,
    status: async (id: string) =>
      (await (await person.send(`GET onboarding/masterdata/files/${id}/status`)).json()) as FileStatus,
    errors: async (id: string) => {
      const answer = await person.send(`GET onboarding/masterdata/files/${id}/errors`)
      const { Errors } = (await answer.json()) as {
        Errors: { Row: number; Column: string; Property: string; Value: string; Message: string }[]
      }
      return Errors
    },
    approve: (id: string) => person.send(`POST onboarding/masterdata/files/${id}/approve`),
    mend: (id: string, line: number, values: Record<string, string>) =>
      person.send(`PUT onboarding/masterdata/files/${id}/rows/${line}`, { json: { Values: values } }),
    suppliers: async () => {
      const answer = await person.send(`GET onboarding/contacts?supplierGroupId=${group}`)
      return ((await answer.json()) as { Suppliers: Supplier[] }).Suppliers
    },
  }
}
