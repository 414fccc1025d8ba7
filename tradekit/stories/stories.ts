import type { ComponentType } from 'react'
import { ConflictStory, DialogsStory, UnknownPageStory } from './AroundStories.tsx'
import { ActionsStory, MatchStory, StatusStory } from './DocumentStories.tsx'
import { DraftStory, SavingNoteStory } from './EditorStories.tsx'
import { PagedStory } from './PagedStory.tsx'
import {
  AnswerStory,
  BriefStory,
  FindingWordsStory,
  MissingStory,
  NoticeStory,
  ProposedLineStory,
  ReplyStory,
  RowsStory,
  TurnsStory,
} from './PartStories.tsx'
import { SeveralFieldStory } from './SeveralFieldStory.tsx'
import { MoneyStory } from './WordStories.tsx'

/** The story of each component that draws what it is given; several share one. */
export const storyOf = {
  ActionBar: 'Actions',
  ActionForm: 'Dialogs',
  AllowanceFields: 'Draft',
  Answer: 'Answer',
  BackButton: 'Turns',
  Brief: 'Brief',
  BriefQuote: 'Brief',
  BusinessStatus: 'Status',
  ConfirmWarned: 'Actions',
  ConflictDialog: 'Conflict',
  CopyText: 'Dialogs',
  DeliveryStatus: 'Status',
  DocumentName: 'Money',
  DocumentSwitch: 'Turns',
  DuplicateActions: 'Actions',
  FindingWords: 'FindingWords',
  FormDialog: 'Dialogs',
  HeadFields: 'Draft',
  IssuesAside: 'Draft',
  LeadingStatus: 'Status',
  LineTable: 'Draft',
  MatchTable: 'Match',
  Missing: 'Missing',
  Money: 'Money',
  NamedBlock: 'Draft',
  NoteField: 'Draft',
  Notice: 'Notice',
  Paged: 'Paged',
  PaymentFields: 'Draft',
  ProposedLine: 'ProposedLine',
  ReasonForm: 'Dialogs',
  ReplyFields: 'Reply',
  Row: 'Rows',
  Rows: 'Rows',
  SavingNote: 'SavingNote',
  SeveralField: 'SeveralField',
  StatusSummary: 'Status',
  TotalsBlock: 'Draft',
  TurnButtons: 'Turns',
  UndoPlace: 'Dialogs',
  UnknownPage: 'UnknownPage',
} as const

/** The stories by their names. */
export const stories = {
  Actions: ActionsStory,
  Answer: AnswerStory,
  Brief: BriefStory,
  Conflict: ConflictStory,
  Dialogs: DialogsStory,
  Draft: DraftStory,
  FindingWords: FindingWordsStory,
  Match: MatchStory,
  Missing: MissingStory,
  Money: MoneyStory,
  Notice: NoticeStory,
  Paged: PagedStory,
  ProposedLine: ProposedLineStory,
  Reply: ReplyStory,
  Rows: RowsStory,
  SavingNote: SavingNoteStory,
  SeveralField: SeveralFieldStory,
  Status: StatusStory,
  Turns: TurnsStory,
  UnknownPage: UnknownPageStory,
} satisfies Record<(typeof storyOf)[keyof typeof storyOf], ComponentType>

/** Those that ask the server for what they draw, or stand around an app: the journeys of the apps look at them. */
export const seenInJourneys = [
  ...['AcceptOfferDialog', 'AdviceList', 'AdviceNotice', 'ApprovalChain', 'AskAdviceButton', 'AskAdviceDialog'],
  ...['BillPicker', 'CategoryField', 'CodeField', 'ColleagueChoice', 'ColleagueField', 'CountryField', 'Differences'],
  ...['DocumentList'],
  ...['DocumentNotices', 'DocumentTabs', 'GiveAdviceDialog', 'InDocuments', 'ItemDialog', 'ItemField', 'KitFrame'],
  ...['ListMemoryContext', 'MailAddress', 'MailList', 'MatchNotice', 'Paper', 'PaperEditor', 'Parties', 'PastNote'],
  ...['RecurringDialog', 'RenameTemplateDialog', 'SaveTemplateDialog', 'SendDialog', 'SettledPaper', 'ShownPages'],
  ...['SupplierField', 'SuppliersField', 'UploadPlace'],
]
