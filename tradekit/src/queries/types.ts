import type { Client } from '@kontor/sdk'

type AnswerOf<A extends keyof Client, M extends keyof Client[A]> = Client[A][M] extends (...given: never[]) => infer R
  ? Awaited<R>
  : never
type QueryOf<M extends keyof Client['documentLists']> = NonNullable<
  NonNullable<Parameters<Client['documentLists'][M]>[0]> extends { readonly query?: infer Q } ? Q : never
>

/** A page of the list, its rows, and what they add up to. */
export type Page = AnswerOf<'documentLists', 'listDocuments'>
export type Row = Page['Document'][number]
export type DocumentSum = NonNullable<Page['Sums']>[number]
export type OfferedBulkAction = NonNullable<Page['BulkActions']>[number]
export type Counts = AnswerOf<'documentLists', 'countDocuments'>

/** All about one document and what may be done with it; or all that was known of it as of a position of the log. */
export type Metadata = AnswerOf<'documents', 'readMetadata'> & { readonly AsOf?: number }
export type Action = Metadata['AllowedActions'][number]['Action']
/** What is named before somebody accepts a document all the same. */
export type Warning = NonNullable<Metadata['AllowedActions'][number]['Confirm']>[number]
export type PaymentTerms = Awaited<ReturnType<Client['network']['readPaymentTerms']>>
export type Template = AnswerOf<'templates', 'listTemplates'>['Templates'][number]
export type Recurring = AnswerOf<'recurring', 'listRecurring'>['Recurring'][number]
export type RecurringInput = Parameters<Client['recurring']['saveRecurring']>[0]['body']
export type Item = AnswerOf<'items', 'listItems'>['Items'][number]
export type ItemInput = Parameters<Client['items']['saveItem']>[0]['body']
export type HistoryEvent = AnswerOf<'documents', 'readHistory'>['Events'][number]
export type Conversation = Awaited<ReturnType<Client['conversations']['listOfDocument']>>['Conversation'][number]
type Lines = Awaited<ReturnType<Client['documentLines']['listLines']>>
export type DocumentLine = Lines['lines'][number]
export type LineReference = AnswerOf<'documentLines', 'listReferences'>['references'][number]
export type FoundLine = AnswerOf<'documentLines', 'findLines'>['Items'][number]
export type QuoteOffered = AnswerOf<'quotes', 'listQuotesOfRequest'>['Quotes'][number]
export type QuoteMove = QuoteOffered['NextStates'][number]
type Advisable = AnswerOf<'advices', 'listAdvisable'>['Documents'][number]
type Remindable = AnswerOf<'paymentReminders', 'listRemindable'>['Documents'][number]
/** A bill that a document can name, with what is known of it as paid, or as owed. */
export type Nameable = Advisable & Pick<Remindable, 'DaysOverdue'>
export type Naming = AnswerOf<'advices', 'readNamed'>['NamedBy'][number]
export type Match = AnswerOf<'matching', 'readMatch'>
export type MatchedLine = Match['Lines'][number]
export type OrderLine = Match['OrderLines'][number]
export type MatchableOrder = AnswerOf<'matching', 'listMatchOrders'>['Orders'][number]
export type Settlement = Lines['AllowedActions'][number]
export type Attachment = Awaited<ReturnType<Client['attachments']['listAttachments']>>['DocumentAttachment'][number]
export type Grant = Awaited<ReturnType<Client['documentAccess']['readAccess']>>['Grants'][number]
export type Assignment = Awaited<ReturnType<Client['assignments']['listAssignments']>>['items'][number]
export type AssignmentStep = Awaited<ReturnType<Client['assignments']['listLogsOfSubject']>>['items'][number]
export type Approval = Awaited<ReturnType<Client['approvals']['readFlow']>>
export type ApprovalStep = Approval['steps'][number]
export type Invitable = Awaited<ReturnType<Client['approvals']['readPermissions']>>['invitable'][number]
export type PartyCheck = AnswerOf<'exchange', 'checkParties'>
export type Reasons = AnswerOf<'exchange', 'listStateReasons'>
export type Reason = Reasons['rejectionReasons'][number]
export type ResponseCode = Parameters<Client['documentLists']['answerDocuments']>[0]['body']['ResponseCode']
/** A received invoice on paper, which waits to be entered. */
export type PaperUpload = AnswerOf<'scanning', 'readUpload'>
/** A field that was read of a paper, and where it stands. */
export type PaperField = AnswerOf<'scanning', 'readFields'>['Field'][number]
export type ReceivedMail = AnswerOf<'mailIntake', 'listReceivedMails'>['Items'][number]
export type Twin = AnswerOf<'scanning', 'findTwins'>['Twin'][number]
export type Uploaded = AnswerOf<'documents', 'createDocument'>
export type Finding = Uploaded['Findings'][number]

export type ListQuery = { -readonly [K in keyof QueryOf<'listDocuments'>]: QueryOf<'listDocuments'>[K] }
export type ExportQuery = { -readonly [K in keyof QueryOf<'exportDocuments'>]: QueryOf<'exportDocuments'>[K] }

/** A column of the list (F-100), and three of our own. */
export type ListColumn = NonNullable<ExportQuery['column']>[number]

export type Company = Awaited<ReturnType<Client['companies']['readAccount']>>
export type Connection = Awaited<ReturnType<Client['network']['listConnections']>>['Connection'][number]
export type Channel = Connection['Channels'][number]['Channel']
/** Answers to several documents that wait to be sent. */
export type HeldAnswers = NonNullable<Awaited<ReturnType<Client['documentLists']['answerDocuments']>>['Held']>
