import { messageOf } from '@kontor/sdk/react'
import { recompose, type TradeForm, type Tree, write } from '@kontor/ubl'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { replacementOf } from '../lines/replacement.ts'
import { keys } from './keys.ts'
import type { DocumentLine, Settlement } from './types.ts'

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

/** How a supplier answers a dispute: a credit note over some lines (all, where none is named), or the whole document anew. */
export type Amends = { readonly credit: readonly string[] } | { readonly replace: { tree: Tree; form: TradeForm } }

/** Begins the draft that answers a dispute, and opens it where it is written on. */
export function useAmends(documentId: string) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (amends: Amends): Promise<string> => {
      if ('credit' in amends) {
        const lineIds = amends.credit.length > 0 ? { lineIds: [...amends.credit] } : {}
        const documents = [{ documentId, ...lineIds }]
        const made = await api.flip.flipOrders({ body: { documents, targetType: 'creditnote' } })
        return made.documentId
      }
      const { tree, form } = amends.replace
      const id = crypto.randomUUID()
      const { Number: number } = await api.documentNumbers.nextNumber({ query: { type: 'invoice' } })
      const body = write(recompose(tree, replacementOf(form, number, today)))
      await api.documents.saveDocument({ params: { documentId: id }, query: { draft: true }, body })
      return id
    },
    onSuccess: (id) => navigate(`/edit/${id}`),
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
