import { formOf, isFormType, read, type TradeForm, type Tree, withOpenPercents } from '@kontor/ubl'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { xmlOf } from '../queries/document.ts'
import type { TradeType } from '../words/types.ts'
import { debitNote, kinds, writtenType } from './kinds.ts'
import { newForm } from './start.ts'

/** What an editor begins with. */
export interface Start {
  readonly form: TradeForm
  /** The document that is edited; what the form has no word for stays as it is there. */
  readonly tree?: Tree
  /** The version that was read; none while nothing is saved. */
  readonly version?: number
  readonly savedAt?: string
  readonly connectionId?: string
  /** Whether who writes it may send it, too. */
  readonly maySend: boolean
}

/** Reads the draft, or begins a new document where there is none under this id yet; a fresh id has none. */
export function useStart(id: string, newType: string | null, round: number, isFresh: boolean) {
  const kontor = useKontor()
  const queries = useQueryClient()
  const { today, t } = useWords()
  return useQuery({
    queryKey: ['start', id, round],
    queryFn: async (): Promise<Start> => {
      const saved = isFresh && round === 0 ? undefined : await readSaved(kontor, id, newType !== null)
      if (!saved) {
        const form = await begin(kontor, newType ?? '', today)
        return { form, maySend: kontor.may('document.send') }
      }
      const { Version: version, LastEdit: savedAt, ConnectionId: connectionId, AllowedActions } = saved
      const tree = read(await queries.fetchQuery(xmlOf(kontor, id, version)))
      if (!isFormType(tree.type) || !writtenType(tree.type)) throw new Error(t('editor.noForm'))
      const allowed = AllowedActions.map(({ Action }) => Action)
      if (!allowed.includes('edit')) throw new Error(t('editor.locked'))
      const maySend = allowed.includes('send')
      return {
        form: withOpenPercents(formOf(tree)),
        tree,
        version,
        savedAt,
        maySend,
        ...(connectionId && { connectionId }),
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

async function readSaved({ api }: Kontor, id: string, mayBeNew: boolean) {
  try {
    return await api.documents.readMetadata({ params: { documentId: id } })
  } catch (error) {
    if (mayBeNew && (error as { status?: number }).status === 404) return undefined
    throw error
  }
}

async function begin({ api }: Kontor, name: string, today: string): Promise<TradeForm> {
  const form = writtenType(name) ?? 'Invoice'
  const { type } = kinds[form]
  const [company, { Number: number }, last] = await Promise.all([
    api.companies.readAccount(),
    api.documentNumbers.nextNumber({ query: { type } }),
    lastSent(api, type),
  ])
  const begun = newForm({ type: form, number, company, today, last })
  return name === debitNote.name ? { ...begun, typeCode: debitNote.typeCode } : begun
}

/** The document of a type that the company sent last. It only saves typing: without it the form begins emptier. */
async function lastSent(api: Kontor['api'], type: TradeType): Promise<TradeForm | undefined> {
  try {
    const { Document } = await api.documentLists.listDocuments({ query: { type: [type], stag: ['outbox'], limit: 1 } })
    const [row] = Document
    if (!row) return undefined
    const params = { documentId: row.DocumentId }
    const { body } = await api.documents.readDocument({ params }, { accept: 'application/xml' })
    const tree = typeof body === 'string' ? undefined : read(body)
    return tree && isFormType(tree.type) ? formOf(tree) : undefined
  } catch {
    return undefined
  }
}
