import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const person: Command = {
  name: 'person',
  usage: 'person erase <username>',
  says: 'Erases what is kept of a person: name, address, sign-in, properties, sessions, consents.',
  more: [
    'Their id stays, and with it what they did and the proof of the log; who reads it sees a former colleague.',
    'Exit 1 where nobody has that name, or where they are the last administrator of a company.',
  ],
  run: async ([what, username, ...rest]) => {
    if (what !== 'erase' || username === undefined || rest.length > 0)
      throw new UsageError('person takes erase and one username, such as lena.marquardt@nordlicht.example.')
    const id = await withPlatform(async (platform) =>
      (await import('@kontor/server')).erasePersonCalled(platform, username),
    )
    console.log(`What was kept of ${username} is erased; ${id} stays.`)
    return 0
  },
}
