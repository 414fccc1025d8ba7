/** The app that shows documents, and its addresses. */
export const documentsApp = 'Kontor.Documents'
/** The app in which what waits for a person is decided. */
export const inboxApp = 'Kontor.Inbox'
/** The app in which received files are read into data. */
export const captureApp = 'Kontor.Capture'

export const viewOf = (id: string): string => `/view/${id}`

/** The list, narrowed. */
export const listOf = (...filters: readonly (readonly [name: string, value: string])[]): string =>
  `/?${new URLSearchParams(filters.map(([name, value]) => [name, value]))}`
