import type { Client } from '@kontor/sdk'

type Answer<M extends keyof Client['documents']> = Awaited<ReturnType<Client['documents'][M]>>
type Row = Answer<'listDocuments'>['Document'][number]

/** What a row of the list and the metadata of a document have in common. */
export type Entry = Pick<Row, keyof Row & keyof Answer<'readMetadata'>>
export type TradeType = Row['DocumentType']['type']
export type DocumentState = NonNullable<Row['UnifiedState']>
