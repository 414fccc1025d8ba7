import type { ComponentType } from 'react'
import { ConflictStory, DialogsStory, UnknownPageStory } from './AroundStories.tsx'
import { DraftStory, SavingNoteStory } from './EditorStories.tsx'
import { PagedStory } from './PagedStory.tsx'
import {
  AnswerStory,
  BriefStory,
  FindingWordsStory,
  MissingStory,
  NoticeStory,
  RowsStory,
  TurnsStory,
} from './PartStories.tsx'
import { SeveralFieldStory } from './SeveralFieldStory.tsx'
import { MoneyStory } from './WordStories.tsx'

/** The story of each component that draws what it is given; several share one. */
export const storyOf = {
  ActionForm: 'Dialogs',
  AllowanceFields: 'Draft',
  Answer: 'Answer',
  BackButton: 'Turns',
  Brief: 'Brief',
  BriefQuote: 'Brief',
  ConflictDialog: 'Conflict',
  DocumentName: 'Money',
  DocumentSwitch: 'Turns',
  FindingWords: 'FindingWords',
  FormDialog: 'Dialogs',
  HeadFields: 'Draft',
  IssuesAside: 'Draft',
  LineTable: 'Draft',
  Missing: 'Missing',
  Money: 'Money',
  NamedBlock: 'Draft',
  NoteField: 'Draft',
  Notice: 'Notice',
  Paged: 'Paged',
  PaymentFields: 'Draft',
  ReasonForm: 'Dialogs',
  Row: 'Rows',
  Rows: 'Rows',
  SavingNote: 'SavingNote',
  SeveralField: 'SeveralField',
  TotalsBlock: 'Draft',
  TurnButtons: 'Turns',
  UndoPlace: 'Dialogs',
  UnknownPage: 'UnknownPage',
} as const

/** The stories by their names. */
export const stories = {
  Answer: AnswerStory,
  Brief: BriefStory,
  Conflict: ConflictStory,
  Dialogs: DialogsStory,
  Draft: DraftStory,
  FindingWords: FindingWordsStory,
  Missing: MissingStory,
  Money: MoneyStory,
  Notice: NoticeStory,
  Paged: PagedStory,
  Rows: RowsStory,
  SavingNote: SavingNoteStory,
  SeveralField: SeveralFieldStory,
  Turns: TurnsStory,
  UnknownPage: UnknownPageStory,
} satisfies Record<(typeof storyOf)[keyof typeof storyOf], ComponentType>

/** Those that ask the server for what they draw, or stand around an app: the journeys of the apps look at them. */
export const seenInJourneys = [
  ...[
    'AcceptOfferDialog',
    'ActionBar',
    'AdviceList',
    'AdviceNotice',
    'ApprovalChain',
    'AskAdviceButton',
    'AskAdviceDialog',
    'BillPicker',
    'CategoryField',
    'CodeField',
  ],
  ...[
    'ColleagueChoice',
    'ConfirmWarned',
    'ColleagueField',
    'Differences',
    'DocumentList',
    'DocumentNotices',
    'DocumentTabs',
  ],
  ...['DuplicateActions', 'GiveAdviceDialog', 'InDocuments', 'ItemDialog', 'ItemField', 'KitFrame'],
  ...['MailAddress', 'MailList', 'MatchNotice', 'MatchTable', 'Paper', 'PaperEditor', 'Parties'],
  ...[
    'PastNote',
    'ProposedLine',
    'ReplyFields',
    'RecurringDialog',
    'SettledPaper',
    'RenameTemplateDialog',
    'SaveTemplateDialog',
    'SendDialog',
  ],
  ...['ShownPages', 'StatusSummary', 'SupplierField', 'SuppliersField', 'UploadPlace'],
  ...['BusinessStatus', 'DeliveryStatus', 'LeadingStatus', 'ListMemoryContext'],
]
