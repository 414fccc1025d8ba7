import type { Client } from '@kontor/sdk'

type Row = Awaited<ReturnType<Client['documentLists']['listDocuments']>>['Document'][number]
type Metadata = Awaited<ReturnType<Client['documents']['readMetadata']>>

/** What a row of the list and the metadata of a document have in common. */
export type Entry = Pick<Row, keyof Row & keyof Metadata>
export type TradeType = Row['DocumentType']['type']
export type DocumentState = NonNullable<Row['UnifiedState']>
