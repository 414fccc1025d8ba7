import { isAbsolute, join, resolve } from 'node:path'
import { type BreachedPasswords, readBreached } from './breached-settings.ts'
import { type Clamd, readClamd } from './clamd-settings.ts'
import { searchDefaults } from './compatibility.ts'
import { type BucketSettings, readBucket } from './contents/bucket-settings.ts'
import { type MailSettings, readMail } from './mail-settings.ts'
import { type Outside, readOutside } from './outside.ts'
import { readProxies } from './proxies.ts'
import { readTracing, type TracingSettings } from './tracing/settings.ts'

/** What an operator may set, with its default; each is an environment variable (docs/operating.md). */
export interface Settings {
  /** PORT, 8080. */
  readonly port: number
  /** KONTOR_HOST, `localhost`: both loopback addresses. */
  readonly host: string
  /** KONTOR_DATA, `./.kontor`: the database, large contents, keys. */
  readonly dataFolder: string
  /** KONTOR_CONTENTS with KONTOR_S3_*, none: the bucket in which large contents lie, instead of the data folder. */
  readonly contents: BucketSettings | undefined
  /** DATABASE_URL: an outside Postgres instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** KONTOR_CITUS, off: DATABASE_URL is the coordinator of a cluster of Citus. */
  readonly citus: boolean
  /** KONTOR_SHELL_ORIGIN, `http://localhost:<port>`: where people open the shell. */
  readonly shellOrigin: string
  /** KONTOR_APP_ORIGIN, `http://127.0.0.1:<port>`: where our apps live, another site than the shell. */
  readonly appOrigin: string
  /** KONTOR_PROXIES, none: whose `X-Forwarded-*` headers are believed. */
  readonly proxies: readonly string[]
  /** KONTOR_DEMO, on: loads the demo network into an empty database. */
  readonly demo: boolean
  /** KONTOR_SIGN_UP, by invitation; `open`: whoever opens the shell can create a company. */
  readonly openSignUp: boolean
  /** KONTOR_BREACHED_PASSWORDS, none: where passwords are looked up that are known from breaches. */
  readonly breachedPasswords: BreachedPasswords | undefined
  /** KONTOR_HEADER_PREFIX, `X-Kontor`: another one that is accepted beside it. */
  readonly headerPrefix: string
  /** KONTOR_PATH_PREFIX, `rest/external`: where programs find the API beside `/api`. */
  readonly pathPrefix: string
  /** KONTOR_APP_LOOPBACK, off: manifests of apps may be fetched from this machine, where apps are developed. */
  readonly appLoopback: boolean
  readonly mail: MailSettings & {
    /** KONTOR_MAIL_LIMIT, 25 megabytes: the most bytes of one mail, with what its files grow by on the way. */
    readonly maxBytes: number
  }
  readonly files: {
    /** KONTOR_FILE_LIMIT, 100 megabytes: the most bytes of one file that people attach. */
    readonly maxBytes: number
    /** KONTOR_CLAMD, none: the clamd that looks for viruses in files; without it everything passes. */
    readonly clamd: Clamd | undefined
  }
  /** KONTOR_GUIDANCE and KONTOR_ANALYTICS, neither: what the shell speaks to outside of this installation. */
  readonly outside: Outside | undefined
  /** KONTOR_CLEARANCE, none; `loopback` with the demo network: the tax authorities to which companies can report bills. */
  readonly clearance: 'LOOPBACK' | undefined
  /** KONTOR_SEARCH_RESOLUTION, KONTOR_SEARCH_CACHING and KONTOR_SEARCH_LIMIT, as the product searched (decision 32). */
  readonly search: { readonly resolution: number; readonly caching: boolean; readonly limit: number }
  /** KONTOR_LOG_WITNESS, `witness` in the data folder: where signed heads of the log are written; `off`: nowhere. */
  readonly logWitness: string | undefined
  readonly limits: {
    /** KONTOR_REQUEST_LIMIT, 18,000: the requests of a person or a program in a minute; 0: as many as they like. */
    readonly requests: number
    /** KONTOR_STREAM_LIMIT, 20: the streams of changes that one of them holds open. */
    readonly streams: number
  }
  /** KONTOR_DISK_RESERVE, 500 megabytes: where less is left on the disk of the data folder, nothing more is taken in. */
  readonly diskReserve: number
  /** KONTOR_METRICS, off; KONTOR_METRICS_TOKEN, none: who may read `/metrics` besides programs on this machine. */
  readonly metrics: { readonly isOn: boolean; readonly token: string | undefined }
  /** KONTOR_LOG_TIMESTAMP, none: the time-stamp authority (RFC 3161) that stamps the heads of each day. */
  readonly logTimestamp: string | undefined
  /** OTEL_EXPORTER_OTLP_ENDPOINT and others of OpenTelemetry, none: the collector that traces are sent to. */
  readonly tracing: TracingSettings | undefined
  /** KONTOR_LOG, `info`. */
  readonly logLevel: string
}

export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const port = Number(environment['PORT'] ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${environment['PORT']}: set a number from 0 to 65535`)
  const data = environment['KONTOR_DATA'] ?? '.kontor'
  const dataFolder = isAbsolute(data) ? data : resolve(root, data)
  const appLoopback = switchOf(environment, 'KONTOR_APP_LOOPBACK', false)
  const demo = switchOf(environment, 'KONTOR_DEMO', true)
  const witness = environment['KONTOR_LOG_WITNESS'] || join(dataFolder, 'witness')
  return {
    port,
    host: environment['KONTOR_HOST'] ?? 'localhost',
    dataFolder,
    contents: readBucket(environment),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    citus: citusOf(environment),
    shellOrigin: environment['KONTOR_SHELL_ORIGIN'] ?? `http://localhost:${port}`,
    appOrigin: environment['KONTOR_APP_ORIGIN'] ?? `http://127.0.0.1:${port}`,
    proxies: readProxies(environment),
    demo,
    openSignUp: choiceOf(environment, 'KONTOR_SIGN_UP', ['invitation', 'open']) === 'open',
    breachedPasswords: readBreached(environment, root, appLoopback),
    headerPrefix: environment['KONTOR_HEADER_PREFIX'] ?? 'X-Kontor',
    pathPrefix: pathPrefixOf(environment),
    appLoopback,
    mail: { ...readMail(environment, demo), maxBytes: megabytesOf(environment, 'KONTOR_MAIL_LIMIT', 25) },
    files: { maxBytes: megabytesOf(environment, 'KONTOR_FILE_LIMIT', 100), clamd: readClamd(environment) },
    outside: readOutside(environment),
    clearance: clearanceOf(environment, demo),
    search: {
      resolution: wholeOf(environment, 'KONTOR_SEARCH_RESOLUTION', searchDefaults.resolution, 15),
      caching: switchOf(environment, 'KONTOR_SEARCH_CACHING', searchDefaults.caching),
      limit: wholeOf(environment, 'KONTOR_SEARCH_LIMIT', searchDefaults.limit, 10_000),
    },
    logWitness: witness === 'off' ? undefined : resolve(root, witness),
    limits: {
      requests: wholeOf(environment, 'KONTOR_REQUEST_LIMIT', 18_000, 1_000_000),
      streams: wholeOf(environment, 'KONTOR_STREAM_LIMIT', 20, 1000, 1),
    },
    diskReserve: wholeOf(environment, 'KONTOR_DISK_RESERVE', 500, 1_000_000_000) * 1_000_000,
    metrics: { isOn: switchOf(environment, 'KONTOR_METRICS', false), token: metricsToken(environment) },
    logTimestamp: addressOf(environment, 'KONTOR_LOG_TIMESTAMP'),
    tracing: readTracing(environment),
    logLevel: environment['KONTOR_LOG'] ?? 'info',
  }
}

function citusOf(environment: NodeJS.ProcessEnv): boolean {
  const isOn = switchOf(environment, 'KONTOR_CITUS', false)
  if (isOn && !environment['DATABASE_URL'])
    throw new Error('KONTOR_CITUS is on without a database: set DATABASE_URL to the coordinator of the cluster')
  return isOn
}

function metricsToken(environment: NodeJS.ProcessEnv): string | undefined {
  const token = environment['KONTOR_METRICS_TOKEN'] || undefined
  if (token !== undefined && token.length < 20)
    throw new Error('KONTOR_METRICS_TOKEN is too short to keep anybody out: set at least 20 characters')
  return token
}

function pathPrefixOf(environment: NodeJS.ProcessEnv): string {
  const value = (environment['KONTOR_PATH_PREFIX'] || 'rest/external').replace(/^\/+|\/+$/g, '')
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(value))
    throw new Error(`KONTOR_PATH_PREFIX is ${value}: set a path such as rest/external`)
  return value
}

/** Nobody reports by default; in the demo network it can be looked at. */
const clearanceOf = (environment: NodeJS.ProcessEnv, demo: boolean): Settings['clearance'] =>
  choiceOf(environment, 'KONTOR_CLEARANCE', demo ? ['loopback', 'off'] : ['off', 'loopback']) === 'loopback'
    ? 'LOOPBACK'
    : undefined

function addressOf(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name]
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error(`${name} is ${value}: set an address such as https://tsa.example.com/`)
  return url.href
}

/** One of some words, the first of them where nothing is set. */
function choiceOf<Word extends string>(
  environment: NodeJS.ProcessEnv,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const value = environment[name] || words[0]
  const word = words.find((one) => one === value)
  if (word === undefined) throw new Error(`${name} is ${value}: set ${words.join(' or ')}`)
  return word
}

const switches = { on: true, true: true, yes: true, 1: true, off: false, false: false, no: false, 0: false } as const

/** What is on or off, in any of the words that operators use for it. */
function switchOf(environment: NodeJS.ProcessEnv, name: string, usual: boolean): boolean {
  const value = environment[name]
  if (!value) return usual
  const word = value.trim().toLowerCase()
  if (!Object.hasOwn(switches, word)) throw new Error(`${name} is ${value}: set on or off`)
  return switches[word as keyof typeof switches]
}

function wholeOf(environment: NodeJS.ProcessEnv, name: string, usual: number, max: number, min = 0): number {
  const value = Number(environment[name] ?? usual)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} is ${environment[name]}: set a whole number from ${min} to ${max}`)
  return value
}

/** A number of megabytes, in bytes. The database counts those of a content with 31 bits. */
const megabytesOf = (environment: NodeJS.ProcessEnv, name: string, usual: number): number =>
  wholeOf(environment, name, usual, 2000, 1) * 1_000_000
