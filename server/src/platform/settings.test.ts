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

describe('traces', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'

  test('are sent nowhere by default, or as OpenTelemetry has it set', () => {
    expect(settings({}).tracing).toBeUndefined()
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined()
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      ...{ url: 'http://collector:4318/v1/traces', headers: {}, serviceName: 'kontor', ratio: 1 },
    })
    const more = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20aWQ6eA==, x-team=a',
      OTEL_SERVICE_NAME: 'kontor-1',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }
    expect(settings(more).tracing).toEqual({
      url: 'https://collector.example/otlp/v1/traces',
      headers: { authorization: 'Basic aWQ6eA==', 'x-team': 'a' },
      ...{ serviceName: 'kontor-1', ratio: 0.25 },
    })
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is no address'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is 2: set a number from 0 to 1'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'hush' }, /^((?!hush).)*$/],
  ])('%j is refused by the name of what is wrong', (wrong, words) => {
    expect(() => settings({ OTEL_EXPORTER_OTLP_ENDPOINT, ...wrong })).toThrow(words)
  })
})

describe('large contents', () => {
  const bucket = {
    KONTOR_CONTENTS: 's3://files.example/kontor/1/',
    KONTOR_S3_ENDPOINT: 'https://s3.example.com/',
    KONTOR_S3_ACCESS_KEY: 'id',
    KONTOR_S3_SECRET_KEY: 'hush',
  }

  test('lie in the data folder by default, or in a bucket', () => {
    expect(settings({}).contents).toBeUndefined()
    expect(settings(bucket).contents).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      bucket: 'files.example',
      prefix: 'kontor/1/',
      accessKey: 'id',
      secretKey: 'hush',
      timeoutMs: 10_000,
    })
    const more = { ...bucket, KONTOR_CONTENTS: 's3://files', KONTOR_S3_REGION: 'eu-central-1', KONTOR_S3_TIMEOUT: '3' }
    expect(settings(more).contents).toMatchObject({ prefix: '', region: 'eu-central-1', timeoutMs: 3000 })
  })

  test.each([
    [{ KONTOR_CONTENTS: '/srv/contents' }, 'KONTOR_CONTENTS is /srv/contents: set s3://bucket'],
    [{ KONTOR_CONTENTS: 's3://Files' }, 'KONTOR_CONTENTS is s3://Files: set s3://bucket'],
    [{ KONTOR_CONTENTS: 's3://files/../others' }, 'set a prefix without . and ..'],
    [{ KONTOR_S3_ENDPOINT: '' }, 'KONTOR_S3_ENDPOINT is not: set the address'],
    [{ KONTOR_S3_ENDPOINT: 'https://s3.example.com/path' }, 'KONTOR_S3_ENDPOINT is no address of a service'],
    [{ KONTOR_S3_ENDPOINT: 'https://id:hush@s3.example.com' }, /^((?!hush).)*$/],
    [{ KONTOR_S3_ACCESS_KEY: '' }, 'KONTOR_S3_ACCESS_KEY is not: set'],
    [{ KONTOR_S3_SECRET_KEY: '' }, 'KONTOR_S3_SECRET_KEY is not: set'],
    [{ KONTOR_S3_TIMEOUT: '0' }, 'KONTOR_S3_TIMEOUT is 0: set a whole number from 1 to 120'],
  ])('%j is refused by the name of what is wrong', (wrong, words) => {
    expect(() => settings({ ...bucket, ...wrong })).toThrow(words)
  })
})

describe('breached passwords', () => {
  const read = (value: string, more: Record<string, string> = {}) =>
    settings({ KONTOR_BREACHED_PASSWORDS: value, ...more }).breachedPasswords

  test('are looked up nowhere by default, in a file, or at an address of ranges', () => {
    expect(settings({}).breachedPasswords).toBeUndefined()
    expect(read('pwned.txt')).toEqual({ file: '/kontor/pwned.txt' })
    expect(read('/srv/pwned.txt')).toEqual({ file: '/srv/pwned.txt' })
    expect(read('https://api.example.com/range/')).toEqual({ range: 'https://api.example.com/range/' })
  })

  test.each([
    'https://api.example.com/',
    'https://api.example.com/range/?mode=ntlm',
    'https://me:secret@api.example.com/range/',
    'http://127.0.0.1:8080/range/',
    'ftp://api.example.com/range/',
  ])('%s is no such address, and is not repeated', (value) => {
    expect(() => read(value)).toThrow(/^KONTOR_BREACHED_PASSWORDS is no address of ranges: set one such as https:/)
  })

  test('an address on this machine will do where apps are developed', () => {
    expect(read('http://127.0.0.1:8080/range/', { KONTOR_APP_LOOPBACK: 'on' })).toBeDefined()
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
