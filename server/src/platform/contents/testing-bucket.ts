import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureOf } from './testing-sigv4.ts'

const keys = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }

/** Does something else than the service would; true where it has dealt with the request. */
export type Fault = (request: IncomingMessage, response: ServerResponse, object: Buffer | undefined) => boolean

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

/** What goes wrong in buckets. Each but the last is over once it has happened. */
export const faults = {
  slowDown: (_request, response) => {
    refuse(response, 503, 'SlowDown')
    return true
  },
  silent: () => true,
  hangsUp: (request) => {
    request.socket.destroy()
    return true
  },
  truncates: (request, response, object) => {
    if (request.method !== 'GET' || object === undefined) return false
    response.writeHead(200, { 'content-length': object.length })
    response.write(object.subarray(0, object.length >> 1), () => response.destroy())
    return true
  },
  otherBytes: (request, response, object) => {
    if (request.method !== 'GET' || object === undefined) return false
    response.writeHead(200, { 'content-length': object.length }).end(Buffer.from(object).fill('x', 0, 1))
    return true
  },
} satisfies Record<string, Fault>

/**
 * A service that speaks as much of S3 as Kontor does, on this machine: it checks each signature, and the hash of what it is
 * sent, and can be told to fail.
 */
export async function startBucket(name = 'kontor-test') {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const coming: Fault[] = []
  let always: Fault | undefined
  let stored: (() => void) | undefined

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    asked.push(`${method} ${url}`)
    const object = objects.get(url)
    for (const fault of always === undefined ? [coming[0]] : [always])
      if (fault?.(request, response, object) === true) {
        if (always === undefined) coming.shift()
        return
      }
    const signature = signatureOf({ method, url, headers }, keys.secretKey)
    if (signature === undefined || !String(headers.authorization).endsWith(`Signature=${signature}`))
      return refuse(response, 403, 'SignatureDoesNotMatch')
    if (url === `/${name}`) return response.writeHead(200).end()
    if (!url.startsWith(`/${name}/`)) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'PUT') return put(request, response, url)
    if (method === 'DELETE') {
      objects.delete(url)
      return response.writeHead(204).end()
    }
    if (object === undefined) return refuse(response, 404, 'NoSuchKey')
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    const bytes = object.subarray(Number(from), to === '' ? object.length : Number(to) + 1)
    response.writeHead(headers.range === undefined ? 200 : 206, { 'content-length': bytes.length })
    return response.end(method === 'HEAD' ? undefined : bytes)
  }
  const put = async (request: IncomingMessage, response: ServerResponse, url: string) => {
    const { headers } = request
    const from = headers['x-amz-copy-source']
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    if (createHash('sha256').update(bytes).digest('hex') !== headers['x-amz-content-sha256'])
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    if (from !== undefined) {
      const source = objects.get(String(from))
      if (source === undefined) return refuse(response, 404, 'NoSuchKey')
      objects.set(url, source)
      return response.end('<CopyObjectResult/>')
    }
    objects.set(url, bytes)
    if (stored !== undefined) return stored()
    return response.writeHead(200).end()
  }
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void serve(request, response).catch(() => response.destroy())
  let server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    objects,
    asked,
    /** Goes wrong once each, in this order. */
    fail: (...next: Fault[]) => void coming.push(...next),
    /** Goes wrong until it is told otherwise. */
    failAlways: (fault: Fault | undefined) => {
      always = fault
    },
    /** Resolves once something was stored, which nobody is told. */
    storesSilently: () =>
      new Promise<void>((done) => {
        stored = () => {
          stored = undefined
          done()
        }
      }),
    environment: (prefix = '', more: Record<string, string> = {}): Record<string, string> => ({
      KONTOR_CONTENTS: `s3://${name}${prefix && `/${prefix}`}`,
      KONTOR_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      KONTOR_S3_ACCESS_KEY: keys.accessKey,
      KONTOR_S3_SECRET_KEY: keys.secretKey,
      KONTOR_S3_TIMEOUT: '1',
      ...more,
    }),
    stop,
    startAgain: async () => {
      server = createServer(listener).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
