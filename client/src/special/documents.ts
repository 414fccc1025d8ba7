import type { DocumentState, ShellType, TradeType } from '@kontor/contract'
import { profiledTypes, supportedTypes, typeAliases } from '../generated/lists.ts'
import type { Client } from '../types.ts'
import { needed } from './needed.ts'

type Query = NonNullable<NonNullable<Parameters<Client['documentLists']['listDocuments']>[0]>['query']>

const isAlias = (type: string): type is keyof typeof typeAliases => type in typeAliases

/** The API’s word for a type that the shell calls otherwise. */
const ownOf = (type: string): string => (isAlias(type) ? typeAliases[type] : type)

/**
 * The profile id that a document type gives (F-247); words of the shell for our types count (decision 21).
 * @throws TypeError for a type that has none (F-284)
 */
export function documentProfileIdOf(type: ShellType | TradeType): string {
  const own = ownOf(type)
  if (!(profiledTypes as readonly string[]).includes(own))
    throw new TypeError('cannot find document profile id for provided document type')
  return `kontor.${own}.1.0`
}

export interface PutDocument {
  readonly documentId: string
  readonly document: Uint8Array
  readonly documentType: ShellType | TradeType
  readonly contentType: string
  readonly draft?: boolean
  /** Both true by default (F-263, F-264). */
  readonly schemaValidate?: boolean
  readonly validateDocumentProfile?: boolean
}

/** Saves a document of a type; its profile id follows from the type (F-262 to F-264). */
export async function putDocument({ documents }: Client<'documents'>, given: PutDocument): Promise<void> {
  const { documentId, documentType, contentType, document, draft = false } = given
  const { schemaValidate = true, validateDocumentProfile = true } = given
  needed({ documentId, documentType, contentType })
  const documentProfileId = documentProfileIdOf(documentType)
  await documents.saveDocument(
    {
      params: { documentId },
      query: { documentProfileId, draft, schemaValidate, validateDocumentProfile },
      body: document,
    },
    { contentType },
  )
}

export interface SavedFilter {
  readonly types?: readonly string[]
  readonly states?: readonly DocumentState[]
  readonly q?: string
  readonly offset?: number
  readonly limit?: number
}

/**
 * A saved filter as the list of documents takes it: types that the API’s list does not name are left out (F-106), Delivered
 * stands for both directions, archived documents never show, sales, purchases and drafts do (F-108 to F-110). The page
 * is the offset over the limit (F-105).
 */
export function documentQueryOf({ types, states, q, offset = 0, limit = 20 }: SavedFilter): Query {
  const own = types?.map(ownOf)
  const supported = supportedTypes.filter((type) => own?.includes(type) ?? true)
  const both = states?.flatMap((state) =>
    state === 'DELIVERED' ? (['DELIVERED_SENT', 'DELIVERED_RECEIVED'] as const) : [state],
  )
  return {
    // Nothing is not all: of a type that it does not name, the list shows nothing.
    type: supported.length > 0 ? supported : (types as Query['type']),
    stag: ['sales', 'purchases', 'draft'],
    withouttag: ['archived'],
    ...(both && { state: [...new Set(both)] }),
    ...(q && { q }),
    limit,
    page: Math.floor(offset / limit),
  }
}
