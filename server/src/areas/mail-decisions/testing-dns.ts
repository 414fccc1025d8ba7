import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

const [noError, serverFailure, noSuchName, txt] = [0, 2, 3, 16]

/** A name server of a test (RFC 1035) that answers what stands in `records`, or that it cannot. */
export async function startNameServer() {
  const records = new Map<string, string>()
  const state = { away: false, asked: [] as string[] }
  const socket = createSocket('udp4')
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const { name, end } = questionOf(query)
    state.asked.push(name)
    const record = state.away ? undefined : records.get(name)
    const code = state.away ? serverFailure : record === undefined ? noSuchName : noError
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8580 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(record === undefined ? 0 : 1, 6)
    socket.send(
      Buffer.concat([header, query.subarray(12, end), ...(record === undefined ? [] : [answerOf(record)])]),
      from.port,
      from.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    state,
    stop: () => new Promise<void>((stopped) => socket.close(stopped)),
  }
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** A record is of strings of 255 signs at most. */
function answerOf(record: string): Buffer {
  const parts = (record.match(/.{1,255}/g) ?? []).map((part) =>
    Buffer.concat([Buffer.of(part.length), Buffer.from(part)]),
  )
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  // The name stands in the question.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(txt, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

// By itself, for journeys in a browser: node testing-dns.ts <name> <record> … prints where it listens.
if (import.meta.main) {
  const server = await startNameServer()
  const words = process.argv.slice(2)
  for (let at = 0; at < words.length; at += 2) server.records.set(words[at] ?? '', words[at + 1] ?? '')
  process.stdout.write(server.address)
}
