import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frameUrl } from './address.ts'
import { SHELL_ID } from './constants.ts'
import { createMemoryWorld } from './testing/memory-world.ts'
import { createStage } from './testing/stage.ts'
import { texts } from './texts.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../docs/protocol.md')
const suite = readdirSync(new URL('./testing/behaviour/', import.meta.url)).map((name) =>
  read(`./testing/behaviour/${name}`),
)
const names = [...suite, read('./envelope.test.ts')].flatMap((text) => text.match(/test\(\s*['"`]P-.*/g) ?? [])
const numbers = (text: string, kind: RegExp) => [...new Set(text.match(kind))].sort()

describe('docs/protocol.md', () => {
  test('each requirement has its test, and each test its requirement', () => {
    const required = [...page.matchAll(/^\| (P-\d+) \|/gm)].map(([, number]) => number)
    expect(numbers(names.join('\n'), /P-\d+/g)).toEqual(required)
  })

  test('each fact that a requirement rests on is in the name of a test', () => {
    const facts = numbers(page, /F-\d+/g)
    const tested = new Set(numbers(suite.join('\n') + names.join('\n'), /F-\d+/g))
    expect(facts.filter((fact) => !tested.has(fact))).toEqual([])
  })

  test('each text of a discard is on the page as the shell says it', () => {
    const discards = Object.values(texts).filter((text) => typeof text === 'string' && text.includes('discarding'))
    expect(discards.filter((text) => !page.includes(`\`${text}\``))).toEqual([])
  })

  test('the smallest app is an app: it connects, greets, answers PING, and fails a spawn properly', async () => {
    const world = createMemoryWorld()
    const { hub, clock, warnings, settle, page: other, deaths } = createStage(world)
    const made = await world.openFrame()
    hub.register('Acme.Hello', made.window, made.origin)
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
    const hello = { textContent: '' }
    const root = { lang: '', dataset: {} as Record<string, string> }
    const notices: unknown[] = []
    hub.on('kontor.notice', (data) => notices.push(data))

    const address = frameUrl(`${made.origin}/`, { shell: world.shellOrigin, shellId: SHELL_ID, appId: 'Acme.Hello' })
    const document = { documentElement: root, getElementById: () => hello }
    new Function('window', 'document', 'location', script)(made.ownWindow, document, new URL(address))
    await settle()
    hub.emit('Acme.Hello', 'kontor.session', {
      user: { name: 'Ann' },
      company: { name: 'Berg' },
      language: 'da-DK',
      theme: 'dark',
    })
    const asker = await other('Acme.Notes')
    asker.send({ type: 'SPAWN', target: 'Acme.Hello', topic: 'mine' })
    for (let beat = 0; beat < 10; beat += 1) {
      clock.pass(3333)
      await settle()
      asker.send({ type: 'PONG' })
    }

    expect(hello.textContent).toBe('Hello Ann of Berg')
    expect(root).toEqual({ lang: 'da-DK', dataset: { theme: 'dark' } })
    expect(notices).toEqual([{ kind: 'info', text: 'Hello is here.' }])
    expect(asker.heard()).toMatchObject([
      { type: 'SPAWN-FAIL', source: 'Acme.Hello', topic: 'mine', data: texts.noSpawnHandler('Acme.Hello') },
    ])
    expect(deaths).toEqual([])
    expect(warnings).toEqual([])
    hub.stop()
  })
})
