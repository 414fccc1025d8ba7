/** What an app can offer to the shell (docs/apps.md). */
export const appCapabilities = ['command', 'count', 'document', 'pinned'] as const
/** The shelves of the app store; an app that names none lies on the last. */
export const appCategories = [
  'documents',
  'approval',
  'accounting',
  'purchasing',
  'network',
  'payments',
  'reporting',
  'integration',
  'administration',
  'other',
] as const
/** Who put an app into the store that a company sees. */
export const appSources = ['BUILT_IN', 'INSTALLATION', 'HEAD_OFFICE', 'COMPANY'] as const

/** What may be done with what the company says of an app. */
export const reviewActions = ['WRITE', 'EDIT', 'REMOVE'] as const
