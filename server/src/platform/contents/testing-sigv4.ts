import { createHash, createHmac } from 'node:crypto'

export interface Signable {
  readonly method: string
  /** As it stands in the request line. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The signature that a request should have, after AWS Signature Version 4 for S3 and by none of what Kontor signs with;
 * `testing-sigv4.test.ts` holds it to the examples that AWS has published.
 */
export function signatureOf({ method, url, headers }: Signable, secretKey: string): string | undefined {
  const [, scope = '', signed = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=[\da-f]{64}$/.exec(
      String(headers['authorization'] ?? ''),
    ) ?? []
  if (scope === '') return undefined
  const [day = '', region = '', service = ''] = scope.split('/')
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .toSorted()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, service, 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    hmac(`AWS4${secretKey}`, day),
  )
  return hmac(key, text).toString('hex')
}
