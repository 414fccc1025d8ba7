import { describe, expect, test } from 'vitest'
import { attaching, bytesOf, megabyte } from './testing-attachments.ts'

const { supplier, buyer, draft, send, attach, attached, files, onDisk } = await attaching()

describe('a file', () => {
  test('travels with its document, byte by byte, and is given out once its scan has passed it', async () => {
    const id = await draft()
    const bytes = bytesOf(2_000_000)
    const added = await attached(id, 'Plan ä.bin', bytes, {}, 'image/png')
    expect(added).toMatchObject({ Name: 'Plan ä.bin', ContentType: 'image/png', Size: 2_000_000, Scan: 'CLEAN' })
    await send(id)
    const [arrived] = await files(id, buyer)
    expect(arrived).toMatchObject({ Id: added.Id, Name: 'Plan ä.bin', Scan: 'CLEAN' })
    expect(await (await buyer.send(`GET documents/${id}/metadata`)).json()).toMatchObject({ AttachmentCount: 1 })
    const down = await buyer.send(`GET documents/${id}/attachments/${added.Id}`)
    expect(down.headers.get('content-length')).toBe('2000000')
    expect(Buffer.compare(Buffer.from(await down.arrayBuffer()), bytes)).toBe(0)
    expect(down.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Plan%20%C3%A4.bin")
    expect(down.headers.get('content-security-policy')).toContain('sandbox')
    expect(await (await buyer.send(`GET documents/v2/documents/${id}/attachment`)).json()).toMatchObject({
      DocumentAttachment: [{ Id: added.Id }],
    })
  })

  test('is kept once for a company, on however many documents it is', async () => {
    const before = onDisk().kept
    const [one, other] = [await draft(), await draft()]
    const bytes = bytesOf(2 * megabyte, 1)
    await Promise.all([attach(one, 'a', bytes), attach(other, 'b', bytes), attach(other, 'c', bytes)])
    expect(onDisk()).toEqual({ kept: before + 1, halfWritten: 0 })
    expect([(await files(one)).length, (await files(other)).length]).toEqual([1, 2])
  })

  test('can be taken off until the document has left', async () => {
    const id = await draft()
    const { Id } = await attached(id, 'a.txt', 'a')
    expect((await supplier.send(`DELETE documents/${id}/attachments/${Id}`)).status).toBe(204)
    expect(await files(id)).toEqual([])
    const kept = await attached(id, 'b.txt', 'b')
    await send(id)
    expect((await supplier.send(`DELETE documents/${id}/attachments/${kept.Id}`)).status).toBe(409)
    expect((await attach(id, 'c.txt', 'c')).status).toBe(409)
  })

  test('is refused where it is empty, and its name is no path', async () => {
    const id = await draft()
    expect((await attach(id, 'empty.txt', '')).status).toBe(400)
    expect((await attached(id, '../../etc/passwd', 'x')).Name).toBe('passwd')
  })

  test('with the name of another, or none at all, is called as people read it', async () => {
    const id = await draft()
    expect((await attached(id, 'a "b" 100%.txt', 'x')).Name).toBe('a b 100%.txt')
  })
})
