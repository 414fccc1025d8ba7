/** The app in which invoices are read, answered and paid. */
export const documentsApp = 'Kontor.Documents'

export const documentPath = (id: string): string => `/view/${id}`
