import { describe, expect, test } from 'vitest'
import { attaching, bytesOf, fault, megabyte } from './testing-attachments.ts'

const { clamd, buyer, draft, send, attach, attached, files, onDisk } = await attaching()

describe('the scan for viruses', () => {
  test('refuses a file before it is taken in, and says so', async () => {
    const id = await draft()
    const before = onDisk()
    clamd.known.add('Trojan')
    for (const more of ['', 'x'.repeat(2 * megabyte)])
      expect(await fault(attach(id, 'bad.exe', `${more}Trojan`))).toMatchObject({
        status: 422,
        ErrorCode: 'Infected',
        Message: expect.stringContaining('virus in bad.exe'),
      })
    expect([await files(id), onDisk()]).toEqual([[], before])
  })

  test('finds on its arrival what it did not know before: it is shown and never given out', async () => {
    const id = await draft()
    const { Id } = await attached(id, 'worm.exe', 'a worm of tomorrow')
    clamd.known.add('of tomorrow')
    await send(id)
    expect((await files(id, buyer))[0]).toMatchObject({ Id, Scan: 'INFECTED' })
    expect(await fault(buyer.send(`GET documents/${id}/attachments/${Id}`))).toMatchObject({
      status: 423,
      Message: expect.stringContaining('virus'),
    })
  })
})

test('while the scanner for viruses is away a file is refused for now, and nothing of it is kept', async () => {
  const id = await draft()
  const before = onDisk()
  clamd.stop()
  expect(await fault(attach(id, 'a.bin', bytesOf(2 * megabyte, 10)))).toMatchObject({
    status: 503,
    ErrorCode: 'Unavailable',
    Message: expect.stringContaining('The virus scan failed'),
  })
  expect([await files(id), onDisk()]).toEqual([[], before])
})
