/** The types of trade documents that ask the other party for a yes or no; the others inform. The rules of documents hold to it. */
export const answerableTypes = [
  'invoice',
  'creditnote',
  'order',
  'orderchange',
  'quote',
  'requestforquotation',
  'requisition',
] as const
