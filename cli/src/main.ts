import { type Command, helpFor, UsageError } from './command.ts'
import { app } from './commands/app.ts'
import { convert } from './commands/convert.ts'
import { flip } from './commands/flip.ts'
import { oauthClient } from './commands/oauth-client.ts'
import { person } from './commands/person.ts'
import { rates } from './commands/rates.ts'
import { start } from './commands/start.ts'
import { token } from './commands/token.ts'
import { validate } from './commands/validate.ts'
import { verifyLog } from './commands/verify-log.ts'

const commands: readonly Command[] = [start, app, oauthClient, person, token, rates, validate, convert, flip, verifyLog]

/** The operator's CLI. Exit codes: 0 done, 1 the answer is no (invalid, not whole, unknown), 2 the words were wrong. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = commands.find((command) => command.name === rest[0])
    console.log(helpFor(about === undefined ? commands : [about]))
    return 0
  }
  const command = commands.find((each) => each.name === name)
  if (command === undefined)
    throw new UsageError(
      `There is no command '${name}'. The commands are ${commands.map((each) => each.name).join(', ')}.`,
    )
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpFor([command]))
    return 0
  }
  return command.run(rest)
}

// Whoever reads has seen enough, as `| head` has: that is no failure.
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
