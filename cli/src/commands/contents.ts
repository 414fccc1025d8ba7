import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../command.ts'
import { withPlatform } from '../with-platform.ts'

export const contents: Command = {
  name: 'contents',
  usage: 'contents move',
  description: 'Moves large contents from the data folder into the bucket of KONTOR_CONTENTS.',
  more: [
    'Set KONTOR_CONTENTS and start Kontor anew first: it reads from both places meanwhile. Once interrupted, run it again.',
    'Exit 1 where files were left: damaged ones, and those that no company has.',
  ],
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} })
    if (positionals.join(' ') !== 'move') throw new UsageError('contents needs to know what to do: move.')
    const { moved, left } = await withPlatform(async (platform) => {
      if (platform.settings.contents === undefined)
        throw new UsageError('KONTOR_CONTENTS names no bucket: set it to where contents are to lie.')
      const { moveContents } = await import('@kontor/server')
      return moveContents(platform)
    })
    console.log(`Moved ${moved} contents.`)
    for (const name of left) console.log(`Left: ${name}`)
    return left.length === 0 ? 0 : 1
  },
}
