/** The parts of a document that a reader can open; screens show these and nothing else. */
export const documentParts = [
  'data',
  'lines',
  'conversation',
  'coding',
  'assignments',
  'attachments',
  'history',
  'access',
] as const
export type DocumentPart = (typeof documentParts)[number]

/** What there is to be said of a document before anything is done with it; screens ask for these and nothing else. */
export const documentNotices = [
  'origin',
  'dispute',
  'match',
  'confirmation',
  'cancellation',
  'canceledOrder',
  'version',
  'quotes',
  'namedBills',
] as const
export type DocumentNotice = (typeof documentNotices)[number]
