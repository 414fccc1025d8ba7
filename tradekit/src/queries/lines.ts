import type { Client } from '@kontor/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'
import type { DocumentLine, LineReference, Settlement } from './types.ts'
import { usePages } from './usePages.ts'

export interface DocumentLines {
  /** By their numbers. */
  readonly byId: ReadonlyMap<string, DocumentLine>
  /** How the reader may settle a dispute about them. */
  readonly settlements: readonly Settlement[]
}

/** What became of each line of a document. */
export function useLines(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.lines(id),
    queryFn: async ({ signal }): Promise<DocumentLines> => {
      const { lines, AllowedActions } = await api.documentLines.listLines({ params: { id } }, { signal })
      return { byId: new Map(lines.map((line) => [line.lineId, line])), settlements: AllowedActions }
    },
  })
}

/** To which line of which document each line refers, by its number. */
export function useReferences(id: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.references(id),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LineReference>> => {
      const { references } = await api.documentLines.listReferences({ params: { id } }, { signal })
      return new Map(references.map((one) => [one.lineId, one]))
    },
    enabled: wanted,
  })
}

/** What the lines of an order come to once a change of it is agreed to. */
export function useAfterChange(orderId: string | undefined, changeId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.afterChange(orderId ?? '', changeId),
    queryFn: async ({ signal }) => {
      const params = { id: orderId ?? '' }
      const call = api.documentLines.resolveOrderChange({ params, body: { orderChangeId: changeId } }, { signal })
      return (await call).lines
    },
    enabled: orderId !== undefined,
  })
}

/** So many open lines are offered at once. */
const maxLinesOffered = 50

/** The lines of orders that can still be invoiced in a currency, page by page. */
export function useOpenLines(documentIds: readonly string[], currency: string) {
  const { api } = useKontor()
  const list = usePages(keys.openLines(documentIds, currency), (page, signal) =>
    api.flip.lookUpOrderLines(
      { query: { currency, limit: maxLinesOffered, page }, body: { documentIds: [...documentIds] } },
      { signal },
    ),
  )
  return { ...list, lines: list.pages?.flatMap(({ Lines }) => Lines) }
}

export type LineSearch = Parameters<Client['documentLines']['findLines']>[0]['body']

/** Lines of many documents that fit; what was found before stays while other words are looked for. */
export function useFoundLines(asked: LineSearch) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.foundLines(asked),
    queryFn: ({ signal }) => api.documentLines.findLines({ body: asked }, { signal }),
    placeholderData: keepPreviousData,
  })
}
