export { SpawnFailed } from '../spawn-failed.ts'
export { type AppHub, type AppHubOptions, type Connected, createAppHub, type EmitArguments } from './hub.ts'
export type { SpawnHandler } from './spawning.ts'
export { emitAppTopic, onShellTopic } from './topics.ts'
