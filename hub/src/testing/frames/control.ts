import { SpawnFailed } from '../../spawn-failed.ts'

type Call = (...args: unknown[]) => unknown
/** An argument or a result: a value that is cloned, or a function that is called back. */
type Handed = { value: unknown } | { callable: number }
type Note =
  | { kind: 'call'; id: number; of: string | number; args: Handed[] }
  | { kind: 'result'; id: number; result: Handed }
  | { kind: 'error'; id: number; name: string; message: string }

export interface Control {
  /** Calls a method of the other end. */
  call(name: string, ...args: unknown[]): Promise<unknown>
}

/**
 * Calls between two realms over a message port, in order. Functions among arguments and results are called back where
 * they are from; errors arrive as what they were.
 * @param heard told of every note that arrives, unless it belongs to a call of `quiet`
 */
export function createControl(
  port: MessagePort,
  methods: Readonly<Record<string, Call>>,
  { heard = () => undefined, quiet = '' }: { heard?: () => void; quiet?: string } = {},
): Control {
  const waiting = new Map<number, PromiseWithResolvers<unknown> & { quiet: boolean }>()
  const callables = new Map<number, Call>()
  let count = 0

  const hand = (given: unknown): Handed => {
    if (typeof given !== 'function') return { value: given }
    count += 1
    callables.set(count, given as Call)
    return { callable: count }
  }
  const take = (handed: Handed): unknown => {
    if ('value' in handed) return handed.value
    return (...args: unknown[]) => call(handed.callable, args)
  }
  const post = (note: Note) => port.postMessage(note)

  function call(of: string | number, args: unknown[]): Promise<unknown> {
    count += 1
    const result = Promise.withResolvers<unknown>()
    waiting.set(count, { ...result, quiet: of === quiet })
    post({ kind: 'call', id: count, of, args: args.map(hand) })
    return result.promise
  }

  async function answer({ id, of, args }: Note & { kind: 'call' }) {
    try {
      const method = typeof of === 'number' ? callables.get(of) : methods[of]
      const result = method?.(...args.map(take))
      // a port keeps order: what has its result at once answers at once
      post({ kind: 'result', id, result: hand(result instanceof Promise ? await result : result) })
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      post({ kind: 'error', id, name, message })
    }
  }

  port.onmessage = ({ data }: MessageEvent<Note>) => {
    if (data.kind === 'call') {
      if (data.of !== quiet) heard()
      return void answer(data)
    }
    const waited = waiting.get(data.id)
    waiting.delete(data.id)
    if (waited?.quiet === false) heard()
    if (data.kind === 'result') waited?.resolve(take(data.result))
    else waited?.reject(errorOf(data.name, data.message))
  }
  return { call: (name, ...args) => call(name, args) }
}

function errorOf(name: string, message: string): Error {
  if (name === 'TypeError') return new TypeError(message)
  if (name === 'SpawnFailed') return new SpawnFailed(message)
  return name === 'Error' ? new Error(message) : new DOMException(message, name)
}
