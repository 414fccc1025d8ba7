import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const settings = (environment: NodeJS.ProcessEnv) => readSettings(environment, '/kontor')
const destination = 'https://guide.example/in'
const guidance = { contentHost: 'content.guide.example', accountId: 4711, destination }

describe('what is outside', () => {
  test('F-282, F-378: nothing is spoken to by default', () => {
    expect(settings({}).outside).toBeUndefined()
    expect(settings({ KONTOR_GUIDANCE: '', KONTOR_ANALYTICS: '' }).outside).toBeUndefined()
  })

  test('F-373, F-378, decision 19: is what an operator has set, and nowhere else may the page go', () => {
    const environment = {
      KONTOR_GUIDANCE: JSON.stringify(guidance),
      KONTOR_ANALYTICS: JSON.stringify({ destination: 'https://visits.example:8443/a' }),
    }
    const { written = '', sources } = settings(environment).outside ?? {}
    expect(JSON.parse(written)).toEqual({ guidance, analytics: { destination: 'https://visits.example:8443/a' } })
    expect(sources).toEqual(['content.guide.example', 'https://guide.example', 'https://visits.example:8443'])
  })

  test.each([
    ['no JSON', 'KONTOR_GUIDANCE is no JSON: set a JSON object with contentHost, accountId, destination'],
    ['[]', 'KONTOR_GUIDANCE is []'],
    [{ ...guidance, accountId: 'x' }, 'KONTOR_GUIDANCE: accountId is "x"'],
    [{ ...guidance, contentHost: undefined }, 'KONTOR_GUIDANCE: contentHost is undefined'],
    [{ ...guidance, contentHost: "x; script-src 'unsafe-inline'" }, 'KONTOR_GUIDANCE: contentHost is'],
    [{ ...guidance, destination: 'http://guide.example' }, 'KONTOR_GUIDANCE: destination is "http://guide.example"'],
    [{ ...guidance, destination: 'https://a.example; script-src *' }, 'KONTOR_GUIDANCE: destination is'],
  ])('%j is refused by the name of what is wrong', (given, words) => {
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    expect(() => settings({ KONTOR_GUIDANCE: text })).toThrow(words)
  })
})

describe('what is on or off', () => {
  test.each([
    ['on', true],
    ['true', true],
    ['YES', true],
    ['1', true],
    [' off ', false],
    ['False', false],
    ['no', false],
    ['0', false],
  ])('%s is understood', (word, isOn) => {
    expect(settings({ KONTOR_DEMO: word, KONTOR_APP_LOOPBACK: word })).toMatchObject({ demo: isOn, appLoopback: isOn })
  })

  test('another word is refused, and nothing at all is the default', () => {
    expect(() => settings({ KONTOR_DEMO: 'never' })).toThrow('KONTOR_DEMO is never: set on or off')
    expect(() => settings({ KONTOR_SEARCH_CACHING: 'toString' })).toThrow('KONTOR_SEARCH_CACHING is toString')
    expect(settings({ KONTOR_DEMO: '' })).toMatchObject({ demo: true, appLoopback: false })
  })
})

describe('searches', () => {
  test('F-383, F-384, F-385, decision 32: at resolution 9, not cached, up to 1000 results by default', () => {
    expect(settings({}).search).toEqual({ resolution: 9, caching: false, limit: 1000 })
  })

  test('F-383, F-384, F-385: as an operator sets', () => {
    const environment = { KONTOR_SEARCH_RESOLUTION: '7', KONTOR_SEARCH_CACHING: 'on', KONTOR_SEARCH_LIMIT: '50' }
    expect(settings(environment).search).toEqual({ resolution: 7, caching: true, limit: 50 })
    expect(() => settings({ KONTOR_SEARCH_LIMIT: 'many' })).toThrow('KONTOR_SEARCH_LIMIT is many: set a whole number')
    expect(() => settings({ KONTOR_SEARCH_RESOLUTION: '16' })).toThrow('KONTOR_SEARCH_RESOLUTION is 16')
  })
})

describe('mails that come back', () => {
  const mail = { KONTOR_SMTP_URL: 'smtp://mx.example', KONTOR_MAIL_FROM: 'kontor@example.com' }

  test('come to an address of an operator’s, with room for what tells them apart', () => {
    expect(settings(mail).mail.returnTo).toBeUndefined()
    expect(settings({ ...mail, KONTOR_MAIL_RETURN: 'returns@example.com' }).mail.returnTo).toBe('returns@example.com')
    for (const address of ['returns', 'returned@example.com', 'a+b@example.com'])
      expect(() => settings({ ...mail, KONTOR_MAIL_RETURN: address })).toThrow(`KONTOR_MAIL_RETURN is ${address}: `)
  })
})

describe('keys of signatures', () => {
  test('are asked of the name servers of the system, or of an operator’s', () => {
    expect(settings({}).mail.nameServers).toBeUndefined()
    const servers = ['9.9.9.9', '[2620:fe::fe]:5353']
    expect(settings({ KONTOR_DNS: servers.join(', ') }).mail.nameServers).toEqual(servers)
    expect(() => settings({ KONTOR_DNS: 'dns.example' })).toThrow('KONTOR_DNS is dns.example: set addresses')
  })
})

describe('files', () => {
  test('may have 100 megabytes, a mail 25, and pass unseen by default', () => {
    const { files, mail } = settings({})
    expect([files, mail.maxBytes]).toEqual([{ maxBytes: 100_000_000, clamd: undefined }, 25_000_000])
  })

  test('as an operator sets', () => {
    const { files, mail } = settings({
      KONTOR_FILE_LIMIT: '500',
      KONTOR_MAIL_LIMIT: '10',
      KONTOR_CLAMD: 'scan.local:3310',
    })
    expect([files, mail.maxBytes]).toEqual([
      { maxBytes: 500_000_000, clamd: { host: 'scan.local', port: 3310 } },
      10_000_000,
    ])
    expect(settings({ KONTOR_CLAMD: '/run/clamd.ctl' }).files.clamd).toEqual({ path: '/run/clamd.ctl' })
  })

  test.each([
    ['KONTOR_FILE_LIMIT', '0', 'KONTOR_FILE_LIMIT is 0: set a whole number from 1 to 2000'],
    ['KONTOR_MAIL_LIMIT', 'much', 'KONTOR_MAIL_LIMIT is much: set a whole number'],
    ['KONTOR_CLAMD', 'clamd', 'KONTOR_CLAMD is clamd: set host:port or the path of a socket'],
    ['KONTOR_CLAMD', 'clamd:99999', 'KONTOR_CLAMD is clamd:99999'],
  ])('%s as %s is refused', (name, value, words) => {
    expect(() => settings({ [name]: value })).toThrow(words)
  })
})

describe('proxies', () => {
  test('nobody is believed by default; who is, stands in the setting', () => {
    expect(settings({}).proxies).toEqual([])
    expect(settings({ KONTOR_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1' }).proxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
    ])
  })

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/8'])(
    '%s is no address and no network',
    (given) => {
      expect(() => settings({ KONTOR_PROXIES: given })).toThrow(`KONTOR_PROXIES has ${given}: set addresses`)
    },
  )
})
