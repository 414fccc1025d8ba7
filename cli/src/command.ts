export interface Command {
  readonly name: string
  readonly usage: string
  readonly description: string
  /** Longer help: options, exit codes. */
  readonly more: readonly string[]
  /** Answers with the exit code. */
  run(words: readonly string[]): Promise<number>
}

/** The words after the command do not fit; the message says which and what is expected. */
export class UsageError extends Error {}

export function helpFor(commands: readonly Command[]): string {
  const one = commands.length === 1
  const lines = commands.flatMap(({ usage, description, more }) => [
    `  kontor ${usage}`,
    `      ${description}`,
    ...(one ? more.map((line) => `      ${line}`) : []),
  ])
  return [one ? '' : 'Kontor, the operator’s commands (npm run kontor -- <command>):', ...lines, ''].join('\n')
}
