import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, test } from 'vitest'
import { signatureOf } from './testing-sigv4.ts'

const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const host = 'examplebucket.s3.amazonaws.com'
const datetime = '20130524T000000Z'

/** The examples of the S3 API reference, “Signature Calculations for the Authorization Header”. */
const examples: [string, string, Record<string, string>, string][] = [
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9', 'x-amz-content-sha256': nothing },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test%24file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?lifecycle',
    { 'x-amz-content-sha256': nothing },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    { 'x-amz-content-sha256': nothing },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
]

describe('the published examples of signatures', () => {
  test.each(examples)('%s %s is signed by the tests as it should be', (method, url, more, signature) => {
    const headers: Record<string, string> = { host, 'x-amz-date': datetime, ...more }
    const signed = Object.keys(headers).toSorted().join(';')
    const scope = '20130524/us-east-1/s3/aws4_request'
    const authorization = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/${scope},SignedHeaders=${signed},Signature=${'0'.repeat(64)}`
    expect(signatureOf({ method, url, headers: { ...headers, authorization } }, secretKey)).toBe(signature)
  })

  test.each(examples)('%s %s is signed by Kontor as it should be', async (method, url, headers, signature) => {
    const signer = new AwsV4Signer({
      ...{ method, url: `https://${host}${url}`, headers, datetime, service: 's3', region: 'us-east-1' },
      ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: secretKey, allHeaders: true },
    })
    expect(await signer.signature()).toBe(signature)
  })
})
