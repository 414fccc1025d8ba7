export { SpawnFailed } from '../spawn-failed.ts'
export { createShellHub, type ShellHub, type ShellHubOptions, type ShellWindow } from './hub.ts'
export { onAppTopic } from './topics.ts'
export type { Discarded, Log } from './warnings.ts'
