import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useOnce, usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from './kontor.ts'
import { useDebounced } from './useDebounced.ts'

export type Requisition = Awaited<ReturnType<Client['requisitions']['readRequisition']>>
export type Line = Requisition['Lines'][number]
export type LineFile = NonNullable<Line['Attachments']>[number]
export type Action = NonNullable<Requisition['AllowedActions']>[number]['Action']
export type State = NonNullable<Requisition['State']>

export const requisitionsKey = ['requisitions']

/** What others do with requisitions is seen at once. */
export function useLiveRequisitions(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => {
    const read = () => {
      void queries.invalidateQueries({ queryKey: requisitionsKey })
      // What colleagues advise.
      void queries.invalidateQueries({ queryKey: ['document'] })
    }
    const requisitions = onChanges('requisition', read)
    // Quotes come as documents.
    const documents = onChanges('document', read)
    return () => {
      requisitions()
      documents()
    }
  }, [onChanges, queries])
}

/** So many come at once. */
const pageSize = 50

/** Drafts, or all that went on its way, page by page. */
export function useRequisitions({ draft, text }: { draft: boolean; text: string }) {
  const { api } = useKontor()
  const query = { draft, limit: pageSize, ...(text && { q: text }) }
  const list = usePages([...requisitionsKey, 'list', query], (page, signal) =>
    api.requisitions.listRequisitions({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** One that was saved; a new one has nothing to read. */
export function useRequisition(id: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'one', id],
    queryFn: ({ signal }) => api.requisitions.readRequisition({ params: { documentId: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  })
}

/** What a new one begins with; nothing while one is read that is there already. */
export function useTemplate(wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'template'],
    queryFn: async ({ signal }) => ({
      whole: await api.requisitions.readTemplate({}, { signal }),
      line: await api.requisitions.readLineTemplate({}, { signal }),
    }),
    enabled: wanted,
    // What is typed does not begin anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** A place where the company is delivered, as it is chosen. */
export interface Place {
  readonly key: string
  readonly name: NonNullable<Requisition['DeliverTo']>
  readonly words: string
}

export const keyOfPlace = ({ LegalEntityId, LocationId }: Place['name']): string => `${LegalEntityId} ${LocationId}`

/** Where the company's legal entities are delivered. */
export function usePlaces(): readonly Place[] {
  const { api, company } = useKontor()
  const { data } = useQuery({
    queryKey: [...requisitionsKey, 'places'],
    queryFn: ({ signal }) =>
      api.legalEntities.listOfCompany({ params: { companyId: company.id }, query: { limit: 100 } }, { signal }),
    staleTime: 60_000,
  })
  return (data?.LegalEntities ?? []).flatMap(({ Id, Name, Locations = [] }) =>
    Locations.flatMap(({ Id: LocationId, Type, Address: { street, buildingnumber, zip, city } }) => {
      if (Id === undefined || LocationId === undefined || Type !== 'DELIVERY') return []
      const name = { LegalEntityId: Id, LocationId }
      const parts = [Name, [street, buildingnumber].filter(Boolean).join(' '), [zip, city].filter(Boolean).join(' ')]
      return [{ key: keyOfPlace(name), name, words: parts.filter(Boolean).join(', ') }]
    }),
  )
}

/** To whom what is typed would go, and why; nothing is asked of what cannot be saved. */
export function usePreview(id: string, input: Input | undefined) {
  const { api } = useKontor()
  const asked = useDebounced(input === undefined ? '' : JSON.stringify(input))
  return useQuery({
    queryKey: [...requisitionsKey, 'preview', id, asked],
    queryFn: ({ signal }) =>
      api.requisitions.previewApproval({ params: { documentId: id }, body: JSON.parse(asked) as Input }, { signal }),
    enabled: asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** To whom it would go, and why. */
export function useStrategy(id: string | undefined, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'strategy', id],
    queryFn: ({ signal }) => api.requisitions.readApprovalStrategy({ params: { documentId: id ?? '' } }, { signal }),
    enabled: id !== undefined && wanted,
  })
}

export function useOrders(id: string | undefined, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'orders', id],
    queryFn: ({ signal }) => api.requisitions.listOrders({ params: { documentId: id ?? '' } }, { signal }),
    enabled: id !== undefined && wanted,
  })
}

export type SpawnedOrder = Awaited<ReturnType<Client['requisitions']['listOrders']>>['Orders'][number]
export type Input = Parameters<Client['requisitions']['saveRequisition']>[0]['body']

/** Saves a draft under its id. */
export function useSave(id: string, onSaved: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Input) => api.requisitions.saveRequisition({ params: { documentId: id }, query: {}, body }),
    onSuccess: onSaved,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
}

/** What stands in the way of a move, each with what to do; nothing where it was refused for something else. */
function problemsIn(error: unknown): readonly string[] {
  const { body } = error as { body?: { ValidationError?: readonly { Message: string }[] } }
  return body?.ValidationError?.map(({ Message }) => Message) ?? []
}

/** Moves it on; pressed twice, once. What is to be put right first is told to whoever shows it, else in a toast. */
export function useMove(
  id: string,
  onMoved: (state: State) => void,
  onProblems?: (problems: readonly string[]) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ state, reason }: { state: State; reason?: string }) =>
      api.requisitions.setState({ params: { documentId: id, state }, ...(reason && { body: { reason } }) }),
    onSuccess: (_, { state }) => {
      notify('success', t(`buy.done.${state}`))
      onMoved(state)
    },
    onError: (error) => {
      const problems = problemsIn(error)
      if (onProblems && problems.length > 0) onProblems(problems)
      else notify('error', messageOf(error, t))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
  return { move: useOnce(mutateAsync), isPending }
}

/** Why somebody may only read it; nothing while it is not asked. */
export function useWhyReadOnly(id: string, wanted: boolean): string | undefined {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: [...requisitionsKey, 'editable', id],
    queryFn: ({ signal }) => api.requisitions.isEditable({ params: { documentId: id } }, { signal }),
    enabled: wanted,
  })
  return data?.Because
}

/** Reads a requisition once, as it is now. */
export function useReadNow(id: string) {
  const { api } = useKontor()
  return () => api.requisitions.readRequisition({ params: { documentId: id } })
}

/** What is done with the files of lines: each is kept at once. */
export function useLineFiles(id: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const onError = (error: Error) => notify('error', messageOf(error, t))
  const onSettled = () => queries.invalidateQueries({ queryKey: requisitionsKey })
  const at = (lineId: string, fileName: string) => ({ documentId: id, lineId, fileName })
  const add = useMutation({
    mutationFn: async ({ lineId, file }: { lineId: string; file: File }) =>
      api.requisitions.addAttachment({ params: at(lineId, file.name), body: new Uint8Array(await file.arrayBuffer()) }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ lineId, file }: { lineId: string; file: LineFile }) =>
      api.requisitions.deleteAttachment({ params: at(lineId, file.FileName) }),
    onError,
    onSettled,
  })
  const download = useMutation({
    mutationFn: async ({ AttachmentId = '', FileName }: LineFile) => {
      const params = { documentId: id, attachmentId: AttachmentId }
      const { body, type } = await api.requisitions.readAttachment({ params })
      saveFile(FileName, body, type)
    },
    onError,
  })
  return { add, remove, download }
}

/** A buyer says who delivers a line. */
export function useChooseSupplier(id: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ line, connectionId }: { line: Line; connectionId: string }) => {
      const { Kind: _kind, MasterId: _master, SupplierName: _name, LineExtensionAmount: _net, ...body } = line
      const params = { documentId: id, lineId: line.ID ?? '' }
      return api.requisitions.saveLine({ params, body: { ...body, SupplierConnectionId: connectionId } })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
}

export type Settings = Awaited<ReturnType<Client['requisitions']['readSettings']>>

/** What is approved by itself, and who approves the rest. */
export function useSettings() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'settings'],
    queryFn: ({ signal }) => api.requisitions.readSettings({}, { signal }),
  })
}

export function useSaveSettings(onSaved: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Settings) => api.requisitions.saveSettings({ body }),
    onSuccess: () => {
      notify('success', t('buy.rules.saved'))
      onSaved()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
}
