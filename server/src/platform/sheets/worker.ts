import { parentPort } from 'node:worker_threads'
import writeSheet from 'write-excel-file/node'
import { cellsOf, type Table } from './table.ts'

/** The thread in which spreadsheets are written: one table, one file. */
parentPort?.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const table = JSON.parse(new TextDecoder().decode(bytes)) as Table
  writeSheet(cellsOf(table), { stickyRowsCount: 1, columns: table.head.map(({ kind }) => ({ width: widths[kind] })) })
    .toBuffer()
    .then(
      (file) => parentPort?.postMessage({ file: new Uint8Array(file) }),
      (error: unknown) => parentPort?.postMessage({ failed: String(error) }),
    )
})

/** In characters. */
const widths = { text: 24, amount: 14, day: 12, instant: 17 } as const
