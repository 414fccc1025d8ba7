import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { invoice } from './testing/trade.ts'

const root = join(import.meta.dirname, '../..')
const samples = join(root, 'docs/samples')
const folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function kontorWith(
  { input, environment = {} }: { input?: Uint8Array; environment?: NodeJS.ProcessEnv },
  ...words: string[]
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    ...(input && { input }),
  })
  return { status, stdout, stderr }
}

const kontor = (...words: string[]) => kontorWith({}, ...words)

// Each starts a process of its own, which a busy machine lets wait.
describe('the operator’s CLI', { timeout: 60_000 }, () => {
  test('helps, with each command and its options', () => {
    const { status, stdout } = kontor('help')
    expect(status).toBe(0)
    for (const name of ['start', 'app', 'oauth-client', 'token', 'validate', 'verify-log'])
      expect(stdout).toContain(`kontor ${name}`)
    expect(kontor('verify-log', '--help').stdout).toContain('--against')
  })

  test('proves no log where there is none, and makes nothing there', () => {
    const nothing = join(folder, 'nothing')
    mkdirSync(nothing)
    const { status, stderr } = kontorWith({ environment: { KONTOR_DATA: nothing, DATABASE_URL: '' } }, 'verify-log')
    expect([status, stderr]).toEqual([2, expect.stringContaining('holds no database')])
    expect(readdirSync(nothing)).toEqual([])
  })

  test('stops quietly where nobody reads on', () => {
    const command = `"${process.execPath}" "${join(import.meta.dirname, 'main.ts')}" validate "${samples}" | head -1`
    expect(spawnSync('bash', ['-c', command], { encoding: 'utf8' }).stderr).toBe('')
  })

  test.each([
    [['nonsense'], 'There is no command'],
    [['validate'], 'at least one FILE'],
    [['validate', '--profile', 'x', 'y'], "--profile is 'x'"],
    [['validate', '--colour', 'y'], 'colour'],
    [['validate', '/does/not/exist.xml'], 'does not exist'],
    [['token'], 'one username'],
    [['verify-log', 'invoice.xml'], 'documents go with --proof'],
    [['verify-log', '--proof', import.meta.filename], 'cannot be read'],
    [['verify-log', '--against', import.meta.filename], 'has no head in it'],
    [['token', '--days', '0', 'x@example.com'], '--days is 0'],
    [['person', 'erase'], 'one e-mail address'],
    [['sso', 'list'], 'sso takes add or remove'],
    [['sso', 'add', 'x@example.com', '--issuer', 'https://idp.example'], 'needs --issuer, --client'],
    [['sso', 'remove', 'x@example.com', '--required'], '--required goes with sso add'],
    [['sso', 'add', 'x@example.com', '--second-factor', 'at-times'], '--second-factor is claim, trust or never'],
    [['convert', '--to', 'docx', 'x.xml'], "--to is 'docx'"],
    [['convert', '--to', 'html'], 'exactly one FILE'],
    [['convert', '--to', 'html', '--locale', '-', import.meta.filename], "--locale is '-'"],
    [['app'], 'add, list or remove'],
    [['app', 'add'], 'address of a manifest'],
    [['app', 'remove'], 'name of an app'],
    [['app', 'list', 'Acme.Notes'], 'does not know what to do'],
    [['app', 'remove', 'Acme.Notes', '--activate', 'x'], '--activate goes with app add'],
    [['oauth-client'], 'add, list or remove'],
    [['oauth-client', 'add'], 'name of a program'],
    [['oauth-client', 'add', 'Acme.Bridge'], 'needs --redirect'],
    [['oauth-client', 'add', 'Acme.Bridge', '--may', 'moon.walk'], "--may is 'moon.walk'"],
    [['oauth-client', 'add', 'Acme.Bridge', '--role', 'buyer'], '--role goes with --acts-for'],
    [['oauth-client', 'remove', 'Acme.Bridge', '--public'], '--public goes with'],
    [['flip', '--to', 'poem', 'x.xml'], '--to is poem'],
    [['flip', '--to', 'invoice', '--date', '21.11.2026', 'x.xml'], "--date is '21.11.2026'"],
    [['flip', '--to', 'invoice', '--due', '2026-02-31', 'x.xml'], "--due is '2026-02-31'"],
    [['flip', '--to', 'invoice', import.meta.dirname], 'cannot be read: it is a folder'],
    [['convert', '--to', 'html', '/does/not/exist.xml'], 'cannot be read: it does not exist'],
  ])('answers %j with exit code 2 and what is wrong', (words, says) => {
    const { status, stderr } = kontor(...words)
    expect(stderr).toContain(says)
    expect(status).toBe(2)
  })

  test.each([
    ['peppol', ['peppol'], 12],
    ['en16931', ['invoice.xml', 'invoice-cii.xml'], 2],
    ['factur-x', ['invoice-factur-x.pdf'], 1],
  ])('under the profile %s the samples %j in docs are valid, without a finding', (profile, names, count) => {
    const samples = names.map((name) => join(import.meta.dirname, '../../docs/samples', name))
    const { status, stdout } = kontor('validate', '--profile', profile, ...samples)
    const verdicts = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { valid: boolean; results: object[] })
    expect(verdicts.map(({ results }) => results)).toEqual(Array(count).fill([]))
    expect(status).toBe(0)
  })

  test('validates: a JSON line a file, exit 0 where all are valid and 1 where one is not', () => {
    const good = file('good.xml', invoice('RE-1'))
    const bad = file('bad.xml', '<!DOCTYPE x><x/>')
    const all = kontor('validate', good, bad)
    const lines = all.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toEqual([
      { file: good, valid: true, results: [], ruleSet: expect.stringContaining('Kontor 20') },
      {
        file: bad,
        valid: false,
        ruleSet: expect.any(String),
        results: [expect.objectContaining({ rule: 'DOCTYPE', severity: 'fatal' })],
      },
    ])
    expect(all.status).toBe(1)
    expect(kontor('validate', good).status).toBe(0)
    expect(kontor('validate', '--format', 'text', folder).stdout).toContain('good.xml: valid')
  })

  test('judges on where a file cannot be read, and says so', () => {
    const good = file('read.xml', invoice('RE-6'))
    const { status, stdout, stderr } = kontor('validate', join(folder, 'gone.xml'), good)
    expect(stdout).toContain('"valid":true')
    expect(stderr).toContain('gone.xml cannot be read: it does not exist.')
    expect(status).toBe(2)
    mkdirSync(join(folder, 'empty'))
    expect(kontor('validate', join(folder, 'empty')).stderr).toContain('holds no .xml, .json or .pdf file')
  })

  test('reads from standard input, and files that are named from where npm was called', () => {
    const xml = file('piped.xml', invoice('RE-7'))
    const input = readFileSync(xml)
    expect(kontorWith({ input }, 'validate', '-').stdout).toContain('"file":"-","valid":true')
    expect(kontorWith({ input }, 'convert', '--to', 'ubl-xml', '-').stdout).toContain('<cbc:ID>RE-7</cbc:ID>')
    expect(kontorWith({ input }, 'flip', '--to', 'credit-note', '-').stdout).toContain('<CreditNote')
    const words = ['run', '--silent', 'kontor', '--', 'convert', '--to', 'ubl-json', 'piped.xml', '-o', 'piped.json']
    const { status, stderr } = spawnSync('npm', ['--prefix', root, ...words], { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'piped.json'), 'utf8')).toContain('RE-7')
  })

  test('writes a file whole or not at all, and says why not', () => {
    const xml = file('out.xml', invoice('RE-8'))
    const kept = file('kept.json', 'as it was')
    const link = join(folder, 'link.json')
    symlinkSync(kept, link)
    expect(kontor('convert', '--to', 'ubl-json', file('none.xml', '<a/>'), '-o', kept).status).toBe(1)
    expect(readFileSync(kept, 'utf8')).toBe('as it was')
    expect(kontor('convert', '--to', 'ubl-json', xml, '-o', link).status).toBe(0)
    expect(readFileSync(kept, 'utf8')).toContain('RE-8')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    const piped = `"${process.execPath}" "${join(import.meta.dirname, 'main.ts')}" convert --to cii "${xml}" -o /dev/stdout | cat`
    expect(spawnSync('bash', ['-c', piped], { encoding: 'utf8' }).stdout).toContain('RE-8')
    for (const [out, why] of [
      [join(folder, 'no', 'out.xml'), 'its folder does not exist'],
      [folder, 'it is a folder'],
      [join(xml, 'out.xml'), 'one of its folders is a file'],
    ] as const) {
      const { status, stderr } = kontor('flip', '--to', 'credit-note', xml, '-o', out)
      expect([status, stderr]).toEqual([2, expect.stringContaining(`${out} cannot be written: ${why}.`)])
    }
  })

  test('reads folders and the folders in them: nothing that lies deeper goes unjudged', () => {
    const inbox = join(folder, 'inbox')
    mkdirSync(join(inbox, '2026', 'folder.xml'), { recursive: true })
    file('inbox/good.xml', invoice('RE-3'))
    file('inbox/2026/bad.xml', '<x/>')
    file('inbox/2026/notes.txt', 'no document')
    const all = kontor('validate', inbox)
    const judged = all.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; valid: boolean })
    expect(judged.map(({ file, valid }) => [file, valid])).toEqual([
      [join(inbox, '2026', 'bad.xml'), false],
      [join(inbox, 'good.xml'), true],
    ])
    expect(all.status).toBe(1)
  })

  test('converts from XML to JSON and back, and to a page', () => {
    const xml = file('order.xml', invoice('RE-2'))
    const json = join(folder, 'order.json')
    expect(kontor('convert', '--to', 'ubl-json', xml, '-o', json).status).toBe(0)
    expect(kontor('validate', json).stdout).toContain('"valid":true')
    const back = kontor('convert', '--to', 'ubl-xml', json)
    expect(back.stdout).toContain('<cbc:ID>RE-2</cbc:ID>')
    expect(kontor('convert', '--to', 'html', xml).stdout).toContain('<!doctype html>')
    const refused = kontor('convert', '--to', 'html', file('none.xml', '<a/>'))
    expect([refused.status, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain('Send a UBL 2 document')
  })

  test('converts an invoice to CII, judges it there, and reads it back', () => {
    const cii = join(folder, 'invoice.cii.xml')
    expect(kontor('convert', '--to', 'cii', file('ubl.xml', invoice('RE-4')), '-o', cii).status).toBe(0)
    expect(kontor('validate', '--profile', 'en16931', cii).stdout).toContain('"valid":true')
    expect(kontor('convert', '--to', 'ubl-xml', cii).stdout).toContain('<cbc:ID>RE-4</cbc:ID>')
    const bad = file(
      'bad.cii.xml',
      readFileSync(cii, 'utf8').replace(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1'),
    )
    const { results } = JSON.parse(kontor('validate', '--profile', 'en16931', bad).stdout) as { results: object[] }
    expect(results).toContainEqual(expect.objectContaining({ rule: 'BR-CO-16', line: expect.any(Number) }))
  })

  test('makes a PDF in the language of its reader, and Factur-X, which it reads again wherever it reads a document', () => {
    const xml = file('rechnung.xml', invoice('RE-5'))
    const page = join(folder, 'rechnung.pdf')
    expect(kontor('convert', '--to', 'pdf', '--locale', 'de-DE', xml, '-o', page).status).toBe(0)
    expect(readFileSync(page, 'latin1')).toMatch(/^%PDF-1\.7[\s\S]*Rechnung RE-5<\/rdf:li>/)
    const hybrid = join(folder, 'hybrid.pdf')
    expect(kontor('convert', '--to', 'factur-x', xml, '-o', hybrid).status).toBe(0)
    expect(kontor('validate', '--profile', 'en16931', hybrid).stdout).toContain('"valid":true')
    expect(kontor('convert', '--to', 'ubl-xml', hybrid).stdout).toContain('<cbc:ID>RE-5</cbc:ID>')
    expect(kontor('validate', page).stdout).toContain('"rule":"NO_XML"')
  })

  test('turns an invoice into the credit note that takes it back', () => {
    const xml = file('invoice.xml', invoice('RE-3'))
    const made = join(folder, 'credit.xml')
    expect(kontor('flip', '--to', 'credit-note', xml, '--id', 'GS-1', '-o', made).status).toBe(0)
    expect(kontor('validate', '--profile', 'en16931', made).stdout).toContain('"valid":true')
    const refused = kontor('flip', '--to', 'order', xml)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('can be turned into CreditNote')])
    const broken = file('broken.xml', '<a/>')
    expect(kontor('flip', '--to', 'invoice', xml, broken).stderr).toContain(`${broken}: The root element`)
  })
})
