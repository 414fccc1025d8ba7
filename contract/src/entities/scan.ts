import {
  documentTypesOfTrade,
  duplicateKinds,
  mailAnswers,
  readFields,
  scanActions,
  scanSteps,
  scanTagTypes,
  uploadStates,
} from '../enumerations/index.ts'
import {
  country,
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'

/** A folder that gathers what is scanned; what lies in it goes to its branch. */
export const ScanFolder = entity('ScanFolder', {
  Name: text({ max: 100 }),
  Tags: list(text({ max: 100 })),
  BranchId: maybe(id('company')),
  BranchName: maybe(text()),
})

export const ScanReceiver = entity('ScanReceiver', {
  CompanyAccountId: id('company'),
  CompanyName: text(),
  Country: country(),
  Enabled: yes(),
})

/** A company that a scanned document may come from. */
export const ScanSender = entity('ScanSender', {
  ConnectionId: id('connection'),
  CompanyAccountId: maybe(id('company')),
  CompanyName: text(),
  Country: country(),
  BranchId: maybe(id('company')),
  Score: maybe(whole({ min: 0, max: 100 })),
})

/** What somebody decided of a scanned document. */
const ScanStep = record({
  Step: oneOf(scanSteps),
  At: instant(),
  /** Who, by name; none where they are forgotten. */
  By: maybe(text()),
  Reason: maybe(text({ max: 2000 })),
  Until: maybe(date()),
  /** What became of the e-mail to its sender. */
  Answer: maybe(oneOf(mailAnswers)),
})

/** One scanned document on its way in. */
export const ScanUpload = entity('ScanUpload', {
  Id: id('upload'),
  State: oneOf(uploadStates),
  FileName: text({ max: 300 }),
  MimeType: text({ max: 100 }),
  DocumentType: maybe(oneOf(documentTypesOfTrade)),
  DocumentNumber: maybe(text({ max: 100 })),
  IssueDate: maybe(date()),
  Amount: maybe(decimal()),
  Currency: maybe(currency()),
  SenderConnectionId: maybe(id('connection')),
  SenderName: maybe(text()),
  /** Who mailed it, where it came by e-mail. */
  MailFrom: maybe(text({ max: 320 })),
  /** The branch to which it goes, by its folder. */
  RecipientName: maybe(text()),
  LegalEntityId: maybe(id('legalEntity')),
  Folder: maybe(text({ max: 100 })),
  /** Its own, those of its folder, and the reasons for which it is on hold or was rejected. */
  Tags: list(text({ max: 100 })),
  /** Those of them that are its own to change. */
  OwnTags: list(text({ max: 100 })),
  /** Why it is on hold or was rejected; of one that is back from hold, why it was. */
  Reason: maybe(text({ max: 2000 })),
  /** The day on which one that is on hold comes back by itself, or did. */
  HoldUntil: maybe(date()),
  /** Whether its sender is told by e-mail where it is rejected. */
  TellsSender: yes(),
  /** What was decided of it, the first first; only where it is read by itself. */
  History: maybe(list(ScanStep)),
  /** Why it was sent back to be mended. */
  Comment: maybe(text({ max: 2000 })),
  /** Who has it in hand, so that nobody else changes it. */
  LockedBy: maybe(id('user')),
  LockedByName: maybe(text()),
  /** Pages of the file. */
  PageCount: whole({ min: 0 }),
  /** Whether its totals are read, too. */
  ReadsTotals: yes(),
  /** The version of what was entered so far; 0 where nothing was. */
  Version: whole({ min: 0 }),
  /** The document that it became. */
  DocumentId: maybe(id('document')),
  AllowedActions: list(record({ Action: oneOf(scanActions) })),
  Imported: instant(),
  Modified: instant(),
})

/** What is there already and may be the same as what is being entered, the likeliest first. */
export const ScanTwin = entity('ScanTwin', {
  By: oneOf(duplicateKinds),
  DocumentId: maybe(id('document')),
  /** A file that waits to be entered, too. */
  UploadId: maybe(id('upload')),
  Name: text({ max: 1000 }),
  SenderName: maybe(text()),
  IssueDate: maybe(date()),
  Amount: maybe(decimal()),
  Currency: maybe(currency()),
})

/** A page of a file; what matters is how long it is for its width. */
export const FilePage = entity('FilePage', { Width: whole({ min: 1 }), Height: whole({ min: 1 }) })

/** A field that was read, and where it stands: the page from 1, places in ten-thousandths of the width of the page. */
export const ReadField = entity('ReadField', {
  Name: oneOf(readFields),
  /** A day as YYYY-MM-DD, an amount as decimal text, a rate in percent. */
  Value: text({ max: 100 }),
  Page: whole({ min: 1 }),
  Left: whole(),
  Top: whole(),
  Width: whole({ min: 0 }),
  Height: whole({ min: 0 }),
})

/** A run of text on a page; places and sizes in ten-thousandths of the width of the page. */
export const PageRun = entity('PageRun', {
  Text: text({ max: 1000 }),
  Left: whole(),
  Top: whole(),
  Width: whole({ min: 0 }),
  Height: whole({ min: 0 }),
})

export const ScanAttachment = entity('ScanAttachment', {
  Id: text({ max: 60 }),
  Name: text({ max: 300 }),
  MimeType: text({ max: 100 }),
  Size: whole({ min: 0 }),
})

/** F-203, F-234: why something is held or rejected, as a company words it. */
export const ScanTag = entity('ScanTag', {
  id: maybe(id('scanTag')),
  type: oneOf(scanTagTypes),
  name: text({ min: 1, max: 100 }),
  description: maybe(text()),
})

/** F-203: a saved look at the queue. */
export const QuickFilter = entity('QuickFilter', {
  id: maybe(id('filter')),
  name: text({ min: 1, max: 100 }),
  states: maybe(list(oneOf(uploadStates), { max: 10 })),
  tagIds: maybe(list(id('scanTag'), { max: 50 })),
  query: maybe(text({ max: 200 })),
  shared: maybe(yes()),
  /** Whether whoever asks may change it; what is said of it is not kept. */
  mine: maybe(yes()),
})

/** F-204, F-250, F-251 */
export const ScanDecision = entity('ScanDecision', {
  documentUploadIds: list(id('upload'), { min: 1, max: 1000 }),
  tagIds: list(id('scanTag'), { min: 1, max: 50 }),
})
