import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { colleagues, read } from '../assignments/testing.ts'

export const base = 'documents/assignments'

/** Colleagues, with the work of each minute, a clock to set, and what they were told. Call it (with `await`) at the top of a test file. */
export async function startOlderForm() {
  const company = await colleagues()
  const { server, aster } = company
  /** The minute's work, as the server does it. */
  async function minute(): Promise<void> {
    const author = { actorId: null, requestId: 'minute' }
    for (const { work } of areas.eachMinute)
      while (await server.platform.transact(aster, author, (uow) => work(uow, 'https://shell.example')));
    await server.settle()
  }
  const to = (at: string) => server.platform.clock.advance(Date.parse(at) - server.platform.clock.now().getTime())
  const noticesOf = async (person: TestPerson, words: RegExp) =>
    (
      await read<{ Notifications: { Text: string }[] }>(person, `account/users/${person.id}/notifications?limit=100`)
    ).Notifications.filter(({ Text }) => words.test(Text)).length
  return { ...company, minute, to, noticesOf }
}
