import { parseArgs } from 'node:util'
import { roles } from '@kontor/contract'
import type { Platform } from '@kontor/server/platform'
import { type Command, UsageError } from '../command.ts'
import { linkInWords } from '../link-in-words.ts'
import { withPlatform } from '../with-platform.ts'

export const person: Command = {
  name: 'person',
  usage:
    'person invite E-MAIL --company COMPANY --name "FIRST LAST" [--role ROLE] | person reset E-MAIL | person erase E-MAIL',
  description:
    'Invites somebody into a company, lets somebody choose another password, or erases what is kept of them.',
  more: [
    `invite: COMPANY is an id or a whole name; ROLE one of ${Object.keys(roles).join(', ')} (readOnly unless told).`,
    'reset: the link is good for an hour; who was locked out is let in again, a sole administrator too.',
    'erase: their id stays, and with it what they did and the proof of the log; who reads it sees a former colleague.',
    'Exit 1 where nobody has that name, it is in use, or they are the last administrator (erase); 2: wrong words.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { company: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'readOnly' } },
    })
    const [what, username, ...rest] = positionals
    if (username === undefined || rest.length > 0)
      throw new UsageError('person takes invite, reset or erase, and one e-mail address.')
    switch (what) {
      case 'invite':
        return invite(username, values)
      case 'reset': {
        const link = await withPlatform(async (platform) => (await registrarOn(platform)).reset(username))
        console.log(linkInWords(`${username} chooses a password here`, link))
        return 0
      }
      case 'erase': {
        const id = await withPlatform(async (platform) =>
          (await import('@kontor/server')).erasePersonCalled(platform, username),
        )
        console.log(`What was kept of ${username} is erased; ${id} stays.`)
        return 0
      }
      default:
        throw new UsageError(`person takes invite, reset or erase, and not '${what}'.`)
    }
  },
}

const registrarOn = async (platform: Platform) =>
  (await import('@kontor/server/areas/registration')).createRegistrar(platform)

async function invite(
  username: string,
  { company, name, role }: { company?: string | undefined; name?: string | undefined; role: string },
): Promise<number> {
  if (company === undefined) throw new UsageError('--company is missing: use the id or the whole name of a company.')
  if (name === undefined || name.trim() === '') throw new UsageError('--name is missing: use the name of the person.')
  if (!isRole(role)) throw new UsageError(`--role is ${role}: use one of ${Object.keys(roles).join(', ')}.`)
  const link = await withPlatform(async (platform) =>
    (await registrarOn(platform)).invitePerson(company, { username, name }, role),
  )
  console.log(linkInWords(`${name} chooses a password here`, link))
  return 0
}

const isRole = (role: string): role is keyof typeof roles => Object.hasOwn(roles, role)
