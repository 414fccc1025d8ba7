import { describe, expect, test } from 'vitest'
import { recording } from './recorded.testing.ts'

const here = recording()

describe('lists in two forms', () => {
  test('F-389, decision 3: scanned documents as JSON, or as CSV on the same path by what is accepted', async () => {
    here.server.json(200, { Items: [] })
    await here.client.scanning.listUploads()
    here.server.answers((response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('Id;State\n'))
    const { body } = await here.client.scanning.exportUploads()
    expect(body).toBe('Id;State\n')
    expect(here.server.recorded.map(({ url, headers }) => [url, headers.accept])).toEqual([
      ['/api/cloudscan/integration', 'application/json, text/plain, */*'],
      ['/api/cloudscan/integration', 'text/csv'],
    ])
  })
})
