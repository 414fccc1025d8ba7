import { type Command, helpFor, UsageError } from './command.ts'

/** Each is fetched when it is called: who checks a file does not wait for the server. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map(
  Object.entries({
    start: async () => (await import('./commands/start.ts')).start,
    company: async () => (await import('./commands/company.ts')).company,
    app: async () => (await import('./commands/app.ts')).app,
    demo: async () => (await import('./commands/demo.ts')).demo,
    'oauth-client': async () => (await import('./commands/oauth-client.ts')).oauthClient,
    person: async () => (await import('./commands/person.ts')).person,
    sso: async () => (await import('./commands/sso.ts')).sso,
    terms: async () => (await import('./commands/terms.ts')).terms,
    token: async () => (await import('./commands/token.ts')).token,
    rates: async () => (await import('./commands/rates.ts')).rates,
    validate: async () => (await import('./commands/validate.ts')).validate,
    convert: async () => (await import('./commands/convert.ts')).convert,
    flip: async () => (await import('./commands/flip.ts')).flip,
    'export-company': async () => (await import('./commands/export-company.ts')).exportCompany,
    contents: async () => (await import('./commands/contents.ts')).contents,
    backup: async () => (await import('./commands/backup.ts')).backup,
    restore: async () => (await import('./commands/restore.ts')).restore,
    'verify-log': async () => (await import('./commands/verify-log.ts')).verifyLog,
  }),
)

/** The operator's CLI. Exit codes: 0 done, 1 the answer is no (invalid, not whole, unknown), 2 the words were wrong. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = commands.get(rest[0] ?? '')
    console.log(
      helpFor(await Promise.all((about === undefined ? [...commands.values()] : [about]).map((load) => load()))),
    )
    return 0
  }
  const load = commands.get(name)
  if (load === undefined)
    throw new UsageError(`There is no command '${name}'. The commands are ${[...commands.keys()].join(', ')}.`)
  const command = await load()
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpFor([command]))
    return 0
  }
  return command.run(rest)
}

// The reader closed the pipe, as `| head` does: no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const usage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true
    console.error(error instanceof Error ? `kontor: ${error.message}` : error)
    if (usage) console.error('Try: npm run kontor -- help')
    process.exitCode = usage ? 2 : 1
  },
)
