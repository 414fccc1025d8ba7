import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { kontor } from './support/kontor.ts'

const root = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

interface Block {
  readonly language: string
  readonly code: string
  /** What the guide says that it prints. */
  readonly prints: string
}

/** The code of the guide in its order, each block with the output that stands below it. */
async function blocksOf(path: string): Promise<Block[]> {
  const found = [...(await readFile(path, 'utf8')).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  )
  return found.flatMap(({ language, code }, index) =>
    language === 'text' ? [] : [{ language, code: here(code), prints: here(printsOf(found[index + 1])) }],
  )
}

/** What stands below a command; a command that prints nothing is followed by another one. */
const printsOf = (next: { language: string; code: string } | undefined) => (next?.language === 'text' ? next.code : '')

/** The guide's address is that of a Kontor as it is started; this one has another port. */
const here = (code: string) => code.replaceAll('http://localhost:8080', kontor().shell)

/** `…` stands for anything. */
const patternOf = (prints: string) => {
  const parts = prints.trim().split('…')
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*?')}$`)
}

/** Programs see what the commands before them have set. */
async function commandOf({ language, code }: Block, number: number): Promise<string> {
  if (language === 'sh') return code
  const program = resolve(root, `.build/guide/${number}.ts`)
  await mkdir(resolve(program, '..'), { recursive: true })
  await writeFile(program, code)
  // The Node of this run: the one on the path may be older than what runs TypeScript as it is.
  return `TOKEN=$TOKEN ${process.execPath} ${program}\n`
}

test.each([
  ['README.md', ['sh', 'ts', 'sh', 'sh', 'sh', 'ts', 'sh', 'sh']],
  ['oauth.md', ['sh', 'sh', 'sh', 'sh']],
])(
  'a developer of another company: every command and program of docs/api/%s prints what it says',
  async (page, languages) => {
    const blocks = await blocksOf(resolve(root, 'docs/api', page))
    expect(blocks.map(({ language }) => language)).toEqual(languages)
    const between = '\n== the next block ==\n'
    const script = (await Promise.all(blocks.map(commandOf))).join(`printf '%s' '${between}'\n`)
    const { stdout } = await run('bash', ['-eu', '-c', script], {
      cwd: root,
      env: { ...process.env, KONTOR_DATA: kontor().data },
    })
    const printed = stdout.split(between)
    expect(printed.length).toBe(blocks.length)
    for (const [index, { code, prints }] of blocks.entries())
      expect(printed[index]?.trim(), code).toMatch(patternOf(prints))
  },
)
