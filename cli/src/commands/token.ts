import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const token: Command = {
  name: 'token',
  usage: 'token <username>',
  says: 'Prints a bearer token with which a program calls the API as this person.',
  more: ['The token is shown once; only its hash is kept. Exit 1 where nobody has that name.'],
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
    const [username, ...rest] = positionals
    if (username === undefined || rest.length > 0)
      throw new UsageError('token needs one username, such as lena.marquardt@nordlicht.example.')
    const issued = await withPlatform(async (platform) =>
      (await import('@kontor/server/areas/session')).issueProgramToken(platform, username),
    )
    console.log(issued)
    return 0
  },
}
