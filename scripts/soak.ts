import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** A test of which `npm test` runs a few rounds, run in full. The test reads its number of rounds from KONTOR_ROUNDS. */
interface Soak {
  description: string
  rounds: number
  /** What is counted; rounds unless told. */
  unit?: 'minutes'
  project: 'unit' | 'server' | 'browser'
  /** The test files, by a part of their path. */
  files: string
}

const soaks: Readonly<Record<string, Soak>> = {
  kill: {
    description:
      'Node, the postmaster and its backends are killed while documents are sent, by Kontor, by mail and over Peppol: none lost, none doubled',
    rounds: 100,
    project: 'server',
    files: 'kill.server.test.ts',
  },
  documents: {
    description:
      'documents of every type, mutated at random, are read or refused with a reason, in bounded time; our XML parser agrees with saxes',
    rounds: 10_000,
    project: 'unit',
    files: 'mutations.test.ts',
  },
  access: {
    description: 'what a person may do with a document and what “why” says agree, in random cases of both',
    rounds: 100_000,
    project: 'server',
    files: 'agreement.server.test.ts',
  },
  match: {
    description:
      'over random stories of receipts, bills, credits and cancellations no line is billed twice, sums agree to the cent, and so does what was received and not invoiced on any day',
    rounds: 10_000,
    project: 'unit',
    files: 'match-stories.test.ts',
  },
  work: {
    description:
      'one or both of two Kontors and their database are killed while invoices go through a workflow and work is decided, also from mails, reminded of and taken up: none lost, none twice',
    rounds: 50,
    project: 'server',
    files: 'kill-work.server.test.ts',
  },
  cluster: {
    description:
      'on a Citus cluster, made here, the demo loads, server tests pass, and calls cost at most so much more; nodes are killed while eight send: none lost, none doubled',
    rounds: 5,
    unit: 'minutes',
    project: 'server',
    files: 'cli/src/cluster.server.test.ts',
  },
  hidden: {
    description: 'tabs that were hidden for ten minutes have lost no app, and catch up when they are shown again',
    rounds: 3,
    project: 'browser',
    files: 'hidden.browser.test.ts',
  },
  offline: {
    description: 'fifty decisions over three losses of the connection are each made once',
    rounds: 17,
    project: 'browser',
    files: 'inbox-offline.browser.test.ts',
  },
}

/** What is compared with something that a runner brings along, by a program that says itself what it needs. */
const comparisons: Readonly<Record<string, { readonly description: string; readonly program: string }>> = {
  schematron: {
    description:
      'our rules and a Schematron engine, which with its rules you supply, call the same assertions broken (decision 0040)',
    program: 'ubl/scripts/schematron.ts',
  },
}

const root = resolve(import.meta.dirname, '..')
const hours = 60 * 60 * 1000

function help(): string {
  const names = [
    ...Object.entries(soaks).map(
      ([name, { description, rounds, unit = 'rounds' }]) => `  ${name.padEnd(10)} ${description} (${rounds} ${unit})`,
    ),
    ...Object.entries(comparisons).map(([name, { description }]) => `  ${name.padEnd(10)} ${description}`),
  ]
  return ['npm run soak -- <name> [rounds or minutes]', '', ...names].join('\n')
}

function run({ rounds, project, files }: Soak, wanted: string | undefined): number {
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
  const limits = [`--testTimeout=${8 * hours}`, `--hookTimeout=${hours}`, '--passWithNoTests=false']
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', project, files, ...limits], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, KONTOR_ROUNDS: wanted ?? String(rounds) },
  })
  return status ?? 1
}

const [name = '', ...words] = process.argv.slice(2)
const [rounds] = words
const [soak, comparison] = [soaks[name], comparisons[name]]
if (comparison)
  process.exitCode =
    spawnSync(process.execPath, [resolve(root, comparison.program), ...words], { stdio: 'inherit' }).status ?? 1
else if (soak && (rounds === undefined || /^[1-9]\d*$/.test(rounds))) process.exitCode = run(soak, rounds)
else {
  console.log(help())
  process.exitCode = name === '' ? 0 : 2
}
