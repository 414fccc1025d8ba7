import { describe, expect, test } from 'vitest'
import { startReplies, undecided } from './testing-replies.ts'

const { server, admin, mia, max, mails, names, ...replies } = await startReplies()
const { allow, allowReplies, asked, outcomes, answersTo, write, sign, bring, reply } = replies
await allow(admin)
await allowReplies()

describe('a reply that is not proven to be of who was asked decides nothing, and nobody is told of it', () => {
  /** Brings it, and sees that nothing comes of it; then that the address still decides. */
  async function comesToNothing(mailOf: (address: string) => Promise<string>) {
    const { id, address } = await asked()
    await server.settle()
    const before = mails.taken.length
    expect(await bring(address, await mailOf(address))).toBe(204)
    expect(await outcomes(id)).toEqual(undecided)
    expect(mails.taken.length).toBe(before)
    expect(await reply(max, address, 'Approve')).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])
  }

  test('without a signature', () => comesToNothing(async () => write(max, 'Approve')))
  test('signed by another domain', () =>
    comesToNothing(() => sign(write(max, 'Approve'), { domain: 'elsewhere.example' })))
  test('signed by a domain below its own, as lent to who sends newsletters', () =>
    comesToNothing(() => sign(write(max, 'Approve'), { domain: 'news.example.com' })))
  test('whose text was changed on its way', () =>
    comesToNothing(async () => (await sign(write(max, 'Decline: no'))).replace('Decline: no', 'Approve')))
  test('whose signature ends before its text does', () =>
    comesToNothing(async () => `${await sign(write(max, 'Approve'), { maxBodyLength: 9 })}\r\nof course\r\n`))
  test('whose signature does not cover when it was written', () =>
    comesToNothing(() => sign(write(max, 'Approve'), { headerList: ['From', 'Subject'] })))
  test('of a colleague', () => comesToNothing(() => sign(write(mia, 'Approve'))))
  test('with a second From above the one that is signed', () =>
    comesToNothing(async () => `From: Mia <${mia.username}>\r\n${await sign(write(max, 'Approve'))}`))
  test('of two people', () =>
    comesToNothing(() => sign(write(max, 'Approve', { from: `${max.username}>, Mia <${mia.username}` }))))
  test('written before it was asked', () =>
    comesToNothing(() =>
      sign(write(max, 'Approve', { date: new Date(server.platform.clock.now().getTime() - 3 * 3_600_000) })),
    ))
  test('written by a program while they are away', () =>
    comesToNothing(() => sign(write(max, 'Approve', { headers: ['Auto-Submitted: auto-replied'] }))))
  test('whose subject says so', () =>
    comesToNothing(() => sign(write(max, 'Yes, I am away', { subject: 'Automatic reply: Re' }))))
  test('signed with a key that its domain has taken back', async () => {
    await sign(write(max, ''), { selector: 'old' })
    names.records.set('old._domainkey.example.com', 'v=DKIM1; p=')
    await comesToNothing(() => sign(write(max, 'Approve'), { selector: 'old' }))
  })
  test('with more signatures than any e-mail has', () =>
    comesToNothing(async () => {
      const mail = write(max, 'Approve')
      const [one = ''] = (await sign(mail)).split(mail)
      return one.repeat(11) + mail
    }))

  test('to the address of somebody else’s question', async () => {
    const [ours, theirs] = [await asked(max), await asked(mia)]
    expect(await reply(max, theirs.address, 'Approve')).toBe(204)
    expect([await outcomes(ours.id), await outcomes(theirs.id)]).toEqual([undecided, undecided])
  })

  test('that was sent before, under another message id or to another question', async () => {
    const [first, second] = [await asked(), await asked()]
    const signing = { headerList: ['From', 'Subject', 'Date'] }
    const mail = await sign(write(max, 'What is this?', { id: 'one' }), signing)
    const answers = await answersTo(max)
    expect(await bring(first.address, mail)).toBe(204)
    for (const again of [mail, mail.replace('<one@', '<two@')]) expect(await bring(second.address, again)).toBe(204)
    expect(await answers()).toHaveLength(1)
  })

  test('looks up no names but those of the domain of who was asked', async () => {
    const { address } = await asked()
    names.state.asked.length = 0
    await reply(max, address, 'Approve', {}, { domain: 'elsewhere.example' })
    await reply(mia, address, 'Approve')
    expect(names.state.asked).toEqual([])
  })
})
