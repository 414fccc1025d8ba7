/** What can lie over the workspace for a moment; one at a time. `menu` is the drawer of a narrow screen, `apps` that of a wide. */
export type Panel = 'menu' | 'apps' | 'search' | 'help' | 'arrivals'

/** Events by which an app opens a panel: its keys are its own, and the shell does not see them. */
export const panelTopics = { 'app-broadcast': 'menu', 'kontor.search': 'search', 'kontor.help': 'help' } as const
