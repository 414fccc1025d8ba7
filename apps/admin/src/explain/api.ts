import { personName } from '@kontor/i18n'
import type { Option } from '@kontor/kit'
import type { Client } from '@kontor/sdk'
import { otherParty } from '@kontor/tradekit/words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { Person } from '../people/api.ts'
import { everyState } from '../people/states.ts'
import type { Subject } from './actions.ts'

type DocumentRow = Awaited<ReturnType<Client['documentLists']['listDocuments']>>['Document'][number]
type Connection = Awaited<ReturnType<Client['network']['readConnection']>>

export interface Question {
  readonly userId: string
  readonly action: string
  readonly object: string | undefined
  readonly companyId: string
}

/** Why somebody may or may not; asked anew whenever it is looked at, for everything that decides can change. */
export function useVerdict({ userId, action, object, companyId }: Question) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['why', userId, action, object, companyId],
    queryFn: ({ signal }) =>
      api.access.explain({ params: { id: userId, action }, query: { companyId, object } }, { signal }),
    staleTime: 0,
    retry: false,
  })
}

export function usePerson(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) => api.users.readUser({ params: { id } }, { signal }),
    retry: false,
  })
}

/** How many proposals a list of objects holds. */
const pageSize = 20
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Objects of the company that fit a text: a part of a number or name, or a whole id. */
export function useObjects(subject: Exclude<Subject, 'right'>, text: string) {
  const finder = useFinder()[subject]
  return useQuery({
    queryKey: ['objects', subject, text],
    queryFn: async ({ signal }) => {
      if (!uuid.test(text)) return finder.find(text === '' ? {} : { q: text }, signal)
      const id = text.toLowerCase()
      // An id is taken at its word; where there is no such object the answer says so.
      return [await finder.read(id, signal).catch(() => ({ id, label: text }))]
    },
    placeholderData: keepPreviousData,
  })
}

interface Finder {
  readonly find: (text: { readonly q?: string }, signal: AbortSignal) => Promise<Option[]>
  readonly read: (id: string, signal: AbortSignal) => Promise<Option>
}

function useFinder(): Record<Exclude<Subject, 'right'>, Finder> {
  const { api, company } = useKontor()
  const { t, format } = useWords()
  const document = (row: DocumentRow): Option => ({
    id: row.DocumentId,
    label: `${t(`type.${row.DocumentType.type}`)} ${row.ID}`,
    note: [otherParty(row, company.id), row.Date && format.date(row.Date)].filter(Boolean).join(' · '),
  })
  const connection = (row: Connection): Option => ({ id: row.ConnectionId, label: row.CompanyName, note: row.Country })
  const user = (row: Person): Option => ({ id: row.Id, label: personName(row), note: row.Username })
  const params = { companyId: company.id }
  return {
    document: {
      find: async (text, signal) =>
        (await api.documentLists.listDocuments({ query: { limit: pageSize, ...text } }, { signal })).Document.map(
          document,
        ),
      read: async (documentId, signal) =>
        document(await api.documents.readMetadata({ params: { documentId } }, { signal })),
    },
    connection: {
      find: async (text, signal) =>
        (await api.network.listConnections({ query: { limit: pageSize, ...text } }, { signal })).Connection.map(
          connection,
        ),
      read: async (connectionId, signal) =>
        connection(await api.network.readConnection({ params: { connectionId } }, { signal })),
    },
    user: {
      find: async (text, signal) => {
        const query = { limit: pageSize, state: everyState, findMembers: true, ...text }
        return (await api.users.listUsers({ params, query }, { signal })).UserAccounts.map(user)
      },
      read: async (id, signal) => user(await api.users.readUser({ params: { id } }, { signal })),
    },
  }
}
