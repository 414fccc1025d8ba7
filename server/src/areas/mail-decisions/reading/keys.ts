import { Resolver } from 'node:dns/promises'
import type { Settings } from '../../../platform/index.ts'
import type { KeyRecords } from './mail.ts'

const timeouts = { timeout: 2000, tries: 2 }

/** Within which all of it is answered, in milliseconds: whoever hands an e-mail over waits for it. */
const lookupTimeoutMs = 8000

/** The system says so where a name is not there, or has nothing of the kind. */
const isNone = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Asks the DNS for the keys of signatures. */
export async function lookUpKeys(names: readonly string[], { mail }: Settings): Promise<KeyRecords> {
  const resolver = new Resolver(timeouts)
  if (mail.nameServers !== undefined) resolver.setServers(mail.nameServers)
  const lookUp = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      return isNone(error) ? [] : ('AWAY' as const)
    }
  }
  const late = setTimeout(() => resolver.cancel(), lookupTimeoutMs)
  try {
    return new Map(await Promise.all(names.map(async (name) => [name, await lookUp(name)] as const)))
  } finally {
    clearTimeout(late)
  }
}
