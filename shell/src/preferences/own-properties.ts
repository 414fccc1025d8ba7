import type { Api } from '../api.ts'

/** What the shell keeps with a person has keys that begin so. */
const prefix = 'shell.'

/** Milliseconds for which one answer serves all who ask: the parts of the shell do so one after the other as it opens. */
const sharedForMs = 5_000

/** Texts that are kept with the person, read together: who keeps none is asked about once, and no request fails. */
export function createOwnProperties(api: Api) {
  let last: { userId: string; at: number; values: Promise<ReadonlyMap<string, string>> } | undefined

  async function fetchAll(id: string): Promise<ReadonlyMap<string, string>> {
    const { Properties } = await api.users.listProperties({ params: { id }, query: { prefix } })
    return new Map(Properties.map(({ Key, Value }) => [Key.slice(prefix.length), Value]))
  }

  return {
    /** The text that a person keeps under `shell.<name>`; undefined where there is none. */
    async read(userId: string, name: string): Promise<string | undefined> {
      if (last?.userId !== userId || Date.now() - last.at > sharedForMs)
        last = { userId, at: Date.now(), values: fetchAll(userId) }
      const asked = last
      try {
        return (await asked.values).get(name)
      } catch (error) {
        if (last === asked) last = undefined
        throw error
      }
    },
    async keep(userId: string, name: string, value: string): Promise<void> {
      last = undefined
      await api.users.saveProperty({ params: { id: userId, key: `${prefix}${name}` }, body: value })
      last = undefined
    },
  }
}
export type OwnProperties = ReturnType<typeof createOwnProperties>
