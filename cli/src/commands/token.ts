import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const token: Command = {
  name: 'token',
  usage: 'token <username> [--days N]',
  description: 'Prints a bearer token with which a program calls the API as this person.',
  more: [
    'The token is good for --days, 365 unless told, 3650 at most; it ends earlier with “Sign out everywhere” or by itself in',
    'the person’s active sessions. It is shown once; only its hash is kept. Exit 1 where nobody has that name.',
  ],
  run: async (words) => {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { days: { type: 'string', default: '365' } },
    })
    const [username, ...rest] = positionals
    if (username === undefined || rest.length > 0)
      throw new UsageError('token needs one username, such as lena.marquardt@nordlicht.example.')
    const days = Number(values.days)
    if (!Number.isInteger(days) || days < 1 || days > 3650)
      throw new UsageError(`--days is ${values.days}: use a whole number from 1 to 3650.`)
    const issued = await withPlatform(async (platform) =>
      (await import('@kontor/server/areas/session')).issueProgramToken(platform, username, days),
    )
    console.log(issued)
    return 0
  },
}
