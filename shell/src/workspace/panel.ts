/** Dialogs about the person themselves: from their menu, and from the palette. */
export const ownDialogs = [
  'away',
  'hours',
  'password',
  'factor',
  'passkeys',
  'sessions',
  'consents',
  'everywhere',
] as const
export type OwnDialog = (typeof ownDialogs)[number]

/** What can lie over the workspace for a moment; one at a time. `menu` is the drawer of a narrow screen, `apps` that of a wide. */
export type Panel = 'menu' | 'apps' | 'search' | 'help' | 'arrivals' | OwnDialog

export const isOwnDialog = (panel: Panel | undefined): panel is OwnDialog =>
  (ownDialogs as readonly (Panel | undefined)[]).includes(panel)

/** Events by which an app opens a panel: its keys are its own, and the shell does not see them. */
export const panelTopics = { 'app-broadcast': 'menu', 'kontor.search': 'search', 'kontor.help': 'help' } as const
