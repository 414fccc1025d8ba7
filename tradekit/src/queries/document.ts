import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Metadata } from './types.ts'

/** What is asked of the past, as a query. */
const asOf = (position: number | undefined) => (position === undefined ? {} : { position })

/** What is known about a document and what may be done with it; or what was known at a position of the log. */
export const metadataOf = ({ api }: Kontor, id: string, position?: number) =>
  queryOptions({
    queryKey: keys.metadata(id, position),
    queryFn: async ({ signal }): Promise<Metadata> => {
      const given = { params: { documentId: id }, query: asOf(position) }
      const known = await api.documents.readMetadata(given, { signal })
      return position === undefined ? known : { ...known, AsOf: position }
    },
  })

/** The document as UBL in XML. */
export const xmlOf = ({ api }: Kontor, id: string, version: number, position?: number) =>
  queryOptions({
    queryKey: keys.xml(id, version),
    queryFn: async ({ signal }) => {
      const settings = { accept: 'application/xml', signal }
      const { body } = await api.documents.readDocument({ params: { documentId: id }, query: asOf(position) }, settings)
      return typeof body === 'string' ? new TextEncoder().encode(body) : body
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The document on pages, in the reader's language; made anew each time, for it may be large. */
export async function pdfOf({ api }: Kontor, id: string, locale: string): Promise<Uint8Array> {
  const given = { params: { documentId: id }, query: { locale } }
  const { body } = await api.documents.readDocument(given, { accept: 'application/pdf' })
  return typeof body === 'string' ? new TextEncoder().encode(body) : body
}

export const useMetadata = (id: string | undefined, position?: number) => {
  const kontor = useKontor()
  return useQuery({
    ...metadataOf(kontor, id ?? '', position),
    enabled: id !== undefined,
    // From now to then and back the screen stays, and the keyboard where it is.
    placeholderData: (before) => (before?.DocumentId === id ? before : undefined),
  })
}

export const useXml = (document: Pick<Metadata, 'DocumentId' | 'Version' | 'AsOf'> | undefined) => {
  const kontor = useKontor()
  const { DocumentId = '', Version = 0, AsOf } = document ?? {}
  return useQuery({ ...xmlOf(kontor, DocumentId, Version, AsOf), enabled: document !== undefined })
}

/** The typeset page of the document in the reader's language. */
export function useRendering(id: string, version: number | undefined, position: number | undefined) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: keys.rendering(id, version ?? 0, locale),
    queryFn: async ({ signal }) => {
      const given = { params: { documentId: id }, query: { locale, ...asOf(position) } }
      const { body } = await api.documents.readDocument(given, { accept: 'text/html', signal })
      return typeof body === 'string' ? body : new TextDecoder().decode(body)
    },
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useHistory(id: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.history(id ?? ''),
    queryFn: ({ signal }) => api.documents.readHistory({ params: { documentId: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  })
}

/** What the profile finds in a draft as it stands. */
export function useFindings(id: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.findings(id),
    queryFn: ({ signal }) => api.documents.checkDocument({ params: { documentId: id } }, { signal }),
    enabled: wanted,
  })
}

/** The reasons that a rejection or a dispute can give, in the reader's language. */
export function useReasons() {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: keys.reasons(locale),
    queryFn: ({ signal }) => api.exchange.listStateReasons({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
