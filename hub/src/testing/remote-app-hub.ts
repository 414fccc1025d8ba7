import { type AppHub, onShellTopic } from '../app/index.ts'
import type { ShellTopics } from '../topics.ts'
import type { FarAppHub } from './world.ts'

type Method = (...args: never[]) => unknown

/** An app side as whoever is far away calls it: a name and arguments. */
export function remoteMethods(hub: AppHub): Readonly<Record<Exclude<keyof FarAppHub, 'run'>, Method>> {
  const { shellId: _, ...methods } = hub
  return {
    ...methods,
    onShellTopic: <T extends keyof ShellTopics>(topic: T, handler: (data: ShellTopics[T]) => void) =>
      onShellTopic(hub, topic, handler),
  }
}

/** Makes an app side of what calls its methods far away, by their names. */
export function remoteAppHub(
  call: (name: string, args: unknown[]) => Promise<unknown>,
  run: FarAppHub['run'],
): FarAppHub {
  const names = [
    'connect',
    'emit',
    'emitTo',
    'emitLater',
    'on',
    'onShellTopic',
    'spawn',
    'onSpawn',
    'stop',
  ] as const satisfies (keyof FarAppHub)[]
  const methods = names.map((name) => [name, (...args: unknown[]) => call(name, args)])
  return { ...(Object.fromEntries(methods) as Omit<FarAppHub, 'run'>), run }
}
