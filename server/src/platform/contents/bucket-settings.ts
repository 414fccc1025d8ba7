/** A bucket that speaks S3, and how it is spoken to. */
export interface BucketSettings {
  /** The address without a path, `https://s3.example.com`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** What the names of all objects begin with: empty, or with a / at its end. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
  /** Milliseconds for which an answer is waited for, and for which a request is tried again. */
  readonly timeoutMs: number
}

/** @throws Error naming the setting and what belongs there, without a key. */
export function readBucket(environment: NodeJS.ProcessEnv): BucketSettings | undefined {
  const value = environment['KONTOR_CONTENTS']
  if (!value) return undefined
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/.exec(value) ?? []
  if (bucket === undefined) throw new Error(`KONTOR_CONTENTS is ${value}: set s3://bucket or s3://bucket/prefix`)
  const needed = (name: string, what: string): string => {
    const given = environment[name]
    if (!given) throw new Error(`KONTOR_CONTENTS is set and ${name} is not: set ${what}`)
    return given
  }
  const names = prefix.split('/').filter((name) => name !== '')
  if (names.some((name) => name === '.' || name === '..'))
    throw new Error(`KONTOR_CONTENTS is ${value}: set a prefix without . and .. as names`)
  const seconds = Number(environment['KONTOR_S3_TIMEOUT'] ?? 10)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 120)
    throw new Error(`KONTOR_S3_TIMEOUT is ${environment['KONTOR_S3_TIMEOUT']}: set a whole number from 1 to 120`)
  return {
    endpoint: endpointOf(needed('KONTOR_S3_ENDPOINT', 'the address of the service, such as https://s3.example.com')),
    region: environment['KONTOR_S3_REGION'] || 'us-east-1',
    bucket,
    prefix: names.map((name) => `${name}/`).join(''),
    accessKey: needed('KONTOR_S3_ACCESS_KEY', 'the id of the access key'),
    secretKey: needed('KONTOR_S3_SECRET_KEY', 'the secret of the access key'),
    timeoutMs: seconds * 1000,
  }
}

function endpointOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!['http:', 'https:'].includes(url?.protocol ?? '') || url?.href !== `${url?.origin}/`)
    throw new Error(
      'KONTOR_S3_ENDPOINT is no address of a service: set one without a path, such as https://s3.example.com',
    )
  return url.origin
}
