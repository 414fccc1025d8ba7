import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A clamd on a free port that speaks INSTREAM and finds in a file whatever text it knows. */
export async function startClamd() {
  const known = new Set<string>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    let came = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      came = Buffer.concat([came, chunk])
      if (came.subarray(-4).readUInt32BE() !== 0) return
      const found = [...known].some((one) => came.includes(one))
      socket.end(found ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    known,
    stop: () => server.close(),
  }
}
