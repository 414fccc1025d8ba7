import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keys, usePages } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Folder = Awaited<ReturnType<Client['scanning']['listFolders']>>['Folders'][number]
type Reason = Awaited<ReturnType<Client['scanning']['listTags']>>['Tags'][number]
export type ReasonType = Reason['type']

const foldersKey = ['scan-folders']
const reasonsKey = (type: ReasonType) => ['scan-reasons', type]

export function useFolders() {
  const { api } = useKontor()
  return useQuery({
    queryKey: foldersKey,
    queryFn: async ({ signal }) => (await api.scanning.listFolders({}, { signal })).Folders,
  })
}

/** The reasons for hold, or for rejection. */
export function useReasons(type: ReasonType) {
  const { api } = useKontor()
  return useQuery({
    queryKey: reasonsKey(type),
    queryFn: async ({ signal }) => (await api.scanning.listTags({ query: { type } }, { signal })).Tags,
  })
}

/** The branches of the company, to which a folder can go. */
export function useBranches() {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['scan-branches'],
    queryFn: async ({ signal }) =>
      (await api.companies.listBranches({}, { signal })).CompanyAccount.map(({ Id, Company }) => ({
        id: Id,
        name: Company.CompanyName,
      })),
  })
}

const receiversKey = ['scan-receivers']

/** For whom documents are scanned: the company, then its branches. */
export function useReceivers() {
  const { api } = useKontor()
  return useQuery({
    queryKey: receiversKey,
    queryFn: async ({ signal }) => (await api.scanning.listReceivers({}, { signal })).Receivers,
  })
}

/** From whom documents can come, page by page. */
export function useSenders(text: string) {
  const { api } = useKontor()
  return usePages(['scan-senders', 'all', text], (page, signal) =>
    api.scanning.listSenders({ query: { ...(text && { query: text }), limit: 20, page } }, { signal }),
  )
}

/** Does something to the settings, says what went wrong, and has all of them read anew. */
export function useChangeSettings(onDone?: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: (scanning: Client['scanning']) => Promise<unknown>) => change(api.scanning),
    onSuccess: () => onDone?.(),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () =>
      Promise.all(
        [foldersKey, receiversKey, ['scan-reasons'], keys.papers].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
