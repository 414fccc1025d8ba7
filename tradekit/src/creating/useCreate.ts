import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { xmlOf } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'
import type { TradeType } from '../words/types.ts'

/** A draft that is made of a document: one that follows it in trade, or a copy; or a correction or later version in its place. */
export type Creation = Turning | 'replacement' | 'revision'

interface Turning {
  /** The document's own type copies it. */
  readonly turnInto: TradeType
  /** All that are open, where none is named. */
  readonly lineIds?: readonly string[]
}

type Source = Pick<Metadata, 'DocumentId' | 'Version'>

/** Begins the draft and opens it where it is written on; pressed twice, it makes one. */
export function useCreate(source: Source | undefined) {
  const kontor = useKontor()
  const { t, today } = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ of, creation }: { of: Source; creation: Creation }): Promise<string> => {
      if (creation === 'revision') return revised(kontor, of)
      if (creation !== 'replacement') return turned(kontor, of, creation)
      return replaced(kontor, await queries.fetchQuery(xmlOf(kontor, of.DocumentId, of.Version)), today)
    },
    onSuccess: (id) => navigate(`/edit/${id}`),
    onError: (error) => kontor.notify('error', messageOf(error, t)),
  })
  const once = useOnce(mutateAsync)
  const create = (creation: Creation) => {
    if (source !== undefined) once({ of: source, creation })
  }
  return { create, isPending }
}

async function turned({ api }: Kontor, { DocumentId }: Source, { turnInto, lineIds = [] }: Turning) {
  const documents = [{ documentId: DocumentId, ...(lineIds.length > 0 && { lineIds: [...lineIds] }) }]
  const { documentId } = await api.flip.flipOrders({ body: { documents, targetType: turnInto } })
  return documentId
}

async function revised({ api }: Kontor, { DocumentId: documentId }: Source) {
  const revisionId = crypto.randomUUID()
  await api.flip.reviseDocument({ params: { documentId, revisionId } })
  return revisionId
}

async function replaced({ api }: Kontor, xml: Uint8Array, today: string): Promise<string> {
  // What reads and writes UBL is fetched once somebody needs it: by a file that names what it needs, for all of
  // @kontor/ubl in one piece would come with every screen that needs any of it.
  const { replacing } = await import('../lines/replacement.ts')
  const { Number: number } = await api.documentNumbers.nextNumber({ query: { type: 'invoice' } })
  const body = replacing(xml, number, today)
  const id = crypto.randomUUID()
  await api.documents.saveDocument({ params: { documentId: id }, query: { draft: true }, body })
  return id
}
