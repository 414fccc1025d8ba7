import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { root } from '../with-platform.ts'

export const start: Command = {
  name: 'start',
  usage: 'start',
  description: 'Starts Kontor: the database, the API, the shell and the apps on one port.',
  more: [
    'PORT (8080), KONTOR_DATA (./.kontor), DATABASE_URL (an outside Postgres), KONTOR_DEMO=off (no demo network);',
    'the rest is in docs/operating.md. Ctrl-C and SIGTERM stop it cleanly.',
  ],
  run: async (words) => {
    parseArgs({ args: [...words], options: {} })
    const [{ demoHistory, demoPassword, demoPeople }, { startServer }, { readSettings }] = await Promise.all([
      import('@kontor/demo'),
      import('@kontor/server'),
      import('@kontor/server/platform'),
    ])
    const settings = readSettings(process.env, root)
    const stopped = signal()
    const running = await startServer(settings, {
      history: demoHistory,
      people: demoPeople,
      print: (line) => console.log(line),
    })
    console.log(`\nKontor is ready: ${running.shellOrigin}\n`)
    if (running.firstCompany) console.log(firstCompanyInWords(running.firstCompany.url))
    if (running.demoLoaded) console.log(peopleInWords(demoPeople, demoPassword))
    await stopped
    console.log('\nStopping …')
    await running.stop()
    return 0
  },
}

/** Ctrl-C often comes twice, from the terminal and from npm: only the first counts. */
function signal(): Promise<void> {
  return new Promise((done) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => done())
  })
}

const firstCompanyInWords = (url: string): string =>
  [
    'There is no company yet. Create yours, with you as its administrator:',
    `  ${url}`,
    'The link works once, for an hour; each start prints a new one until there is a company.',
    '',
  ].join('\n')

function peopleInWords(people: typeof import('@kontor/demo').demoPeople, password: string): string {
  const lines = people.map(({ Username, Role, CompanyName }) => `  ${Username.padEnd(44)} ${CompanyName} (${Role})`)
  return [`Demo people (password: ${password}):`, ...lines, ''].join('\n')
}
