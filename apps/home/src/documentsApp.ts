/** The app that shows documents, and its addresses. */
export const documentsApp = 'Kontor.Documents'
/** The app in which what waits for a person is decided. */
export const inboxApp = 'Kontor.Inbox'
/** The app in which received files are read into data. */
export const captureApp = 'Kontor.Capture'
/** The app in which the company is run. */
export const adminApp = 'Kontor.Admin'
/** The app of partners. */
export const networkApp = 'Kontor.Network'

export const viewOf = (id: string): string => `/view/${id}`
export const newInvoice = '/new/invoice'

/** The list, narrowed. */
export const listOf = (...filters: readonly (readonly [name: string, value: string])[]): string =>
  `/?${new URLSearchParams(filters.map(([name, value]) => [name, value]))}`
