import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { msOf } from '../abreast.ts'
import type { Kontor } from '../documents/kontor.ts'
import { type Figure, median } from '../figure.ts'

const rounds = 3
const tried = 10_000
/** Two days in milliseconds: those of today, wherever the company is, are among them. */
const twoDays = 2 * 24 * 60 * 60_000

interface Replayed {
  readonly Documents: number
  readonly Ways: readonly { readonly Count: number }[]
}

/** Approval above an amount, as most companies begin. */
const above = (amount: number) => ({
  ...{ Name: 'Invoices by amount', Types: ['invoice'], Start: 'sum' },
  Steps: [
    {
      Id: 'sum',
      Name: 'Sum',
      Kind: 'DECISION',
      Next: [{ StepId: 'ask', When: `amount > ${amount}` }, { StepId: 'end' }],
    },
    { Id: 'ask', Name: 'Ask', Kind: 'APPROVAL', Who: { RoleIds: [roles.approver] }, Next: [{ StepId: 'end' }] },
    { Id: 'end', Name: 'End', Kind: 'END', Then: 'ACCEPT', Next: [] },
  ],
})

/** `replay`: in how many seconds 10,000 received invoices go through a draft and what is published, over HTTP. */
export async function replayFigure(kontor: Kontor, token: string): Promise<Figure> {
  const send = (line: `${string} ${string}`, body: object) =>
    kontor.ask(token, line, { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(body)) })
  const [published, draft] = [randomUUID(), randomUUID()]
  await send(`PUT workflow/versions/${published}/steps`, above(1000))
  await send(`POST workflow/versions/${published}/publication`, {})
  await send(`PUT workflow/versions/${draft}/steps`, above(100_000))
  const day = (from: number) => new Date(Date.now() + from).toISOString().slice(0, 10)
  const period = { From: day(-twoDays), To: day(twoDays) }
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let answer = ''
    const ms = await msOf(async () => {
      answer = await send(`POST workflow/versions/${draft}/replay`, period)
    })
    const { Documents, Ways } = JSON.parse(answer) as Replayed
    if (Documents !== tried || Ways.reduce((sum, { Count }) => sum + Count, 0) !== tried)
      throw new Error(`${Documents} documents were tried, not ${tried}.`)
    seconds.push(ms / 1000)
  }
  return {
    name: 'work.replay',
    value: median(seconds),
    bar: { atMost: 30 },
    baseline: `seconds for ${tried} invoices through a draft and the published version; ${seconds.map((one) => one.toFixed(1)).join(', ')}`,
  }
}
