import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { type Share, shareAmongProcesses } from './seats.ts'

const { appConfig } = await testDatabase()
const companies = Array.from({ length: 300 }, () => randomUUID())
const refresh = (processes: readonly Share[]) => Promise.all(processes.map((one) => one.refresh()))
const timesDone = (processes: readonly Share[]) =>
  new Set(companies.map((id) => processes.filter((one) => one.isMine(id)).length))

test('each company is one process’s, however many there are, and those of one that went are shared anew', async () => {
  const processes = [1, 2, 3].map(() => shareAmongProcesses(appConfig))
  try {
    await refresh(processes)
    await refresh(processes)
    expect(timesDone(processes)).toEqual(new Set([1]))
    for (const one of processes) expect(companies.filter((id) => one.isMine(id)).length).toBeGreaterThan(50)
    await processes[0]?.leave()
    const left = processes.slice(1)
    await expect
      .poll(async () => {
        await refresh(left)
        return timesDone(left)
      })
      .toEqual(new Set([1]))
  } finally {
    await Promise.all(processes.map((one) => one.leave()))
  }
})

test('a process that looks twice at once as it starts takes one seat, and is alone', async () => {
  const alone = shareAmongProcesses(appConfig)
  await Promise.all([alone.refresh(), alone.refresh()])
  await alone.refresh()
  expect(companies.every((id) => alone.isMine(id))).toBe(true)
  await alone.leave()
})

test('a process that is alone has all companies, and so has one whose database is away', async () => {
  const alone = shareAmongProcesses(appConfig)
  await alone.refresh()
  const away = shareAmongProcesses({ ...appConfig, host: '/nowhere' })
  await away.refresh()
  for (const one of [alone, away]) expect(companies.every((id) => one.isMine(id))).toBe(true)
  await alone.leave()
})
