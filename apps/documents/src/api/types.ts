import type { Client } from '@kontor/sdk'

type Documents = Client['documents']
type Answer<M extends keyof Documents> = Awaited<ReturnType<Documents[M]>>
type Query<M extends keyof Documents> = NonNullable<
  NonNullable<Parameters<Documents[M]>[0]> extends { readonly query?: infer Q } ? Q : never
>

/** A page of the list, its rows, and what they add up to. */
export type Page = Answer<'listDocuments'>
export type Row = Page['Document'][number]
export type DocumentSum = NonNullable<Page['Sums']>[number]
export type Counts = Answer<'countDocuments'>

/** All about one document and what may be done with it; or all that was known of it as of a position of the log. */
export type Metadata = Answer<'readMetadata'> & { readonly AsOf?: number }
export type Action = Metadata['AllowedActions'][number]['Action']
export type HistoryEvent = Answer<'readHistory'>['Events'][number]
export type Conversation = Awaited<ReturnType<Client['conversations']['listOfDocument']>>['Conversation'][number]
export type DocumentLine = Awaited<ReturnType<Client['documentLines']['listLines']>>['lines'][number]
export type Attachment = Awaited<ReturnType<Client['documentParts']['listAttachments']>>['DocumentAttachment'][number]
export type Grant = Awaited<ReturnType<Client['documentParts']['readAccess']>>['Grants'][number]
export type Work = Awaited<ReturnType<Client['assignments']['listAssignments']>>['items'][number]
export type WorkStep = Awaited<ReturnType<Client['assignments']['listLogsOfSubject']>>['items'][number]
export type Approval = Awaited<ReturnType<Client['approvals']['readFlow']>>
export type ApprovalStep = Approval['steps'][number]
export type Invitable = Awaited<ReturnType<Client['approvals']['readPermissions']>>['invitable'][number]
export type Reasons = Answer<'listStateReasons'>
export type Reason = Reasons['rejectionReasons'][number]
export type ResponseCode = Parameters<Documents['changeState']>[0]['body']['ResponseCode']
export type Uploaded = Answer<'createDocument'>
export type Finding = Uploaded['Findings'][number]

export type ListQuery = { -readonly [K in keyof Query<'listDocuments'>]: Query<'listDocuments'>[K] }
export type ExportQuery = { -readonly [K in keyof Query<'exportDocuments'>]: Query<'exportDocuments'>[K] }

/** A column of the list (F-100), and two of our own. */
export type ListColumn = NonNullable<ExportQuery['column']>[number]

export type Company = Awaited<ReturnType<Client['companies']['readAccount']>>
export type Connection = Awaited<ReturnType<Client['network']['listConnections']>>['Connection'][number]
export type Channel = Connection['Channels'][number]['Channel']
