import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const system = { actorId: null, requestId: 'night' }
const letter = { Subject: 'Year end', HtmlContent: '<p>Books close on <a href="https://a.example/b">Friday</a>.</p>' }

let companyId: string
let [ada, bea, carl]: TestPerson[] = []
beforeEach(async () => {
  companyId = await server.company({ name: 'Aster & Co' })
  ada = await server.person(companyId, { firstName: 'Ada', lastName: 'Aster' })
  bea = await server.person(companyId, { firstName: 'Bea', lastName: 'Birch' })
  carl = await server.person(companyId)
})

const plain = { 'content-type': 'text/plain' }
const want = async ({ id, send }: TestPerson, body: string) =>
  expect((await send(`PUT users/${id}/properties/shell.mails`, { body, headers: plain })).status).toBe(204)
const notify = async (by: TestPerson, to: readonly TestPerson[], more: object = {}) => {
  const json = { ...letter, ...more, Users: to.map(({ id }) => id) }
  const answer = await by.send('POST notifications/email', { json })
  await server.settle()
  return answer
}
const hour = async () => {
  await server.platform.transact(companyId, system, areas.hourly)
  await server.settle()
}
const waiting = () =>
  server.platform.transact(companyId, system, async ({ tx }) => {
    const { rows } = await sql`select from mail_notice where company_id = ${companyId}`.execute(tx)
    return rows.length
  })
const until = (instant: string) => {
  const { clock } = server.platform
  clock.advance(Date.parse(instant) - clock.now().getTime())
}
/** To the next six o'clock in winter in Berlin, where people live if not said otherwise, and a minute. */
const sleep = () => {
  const { clock } = server.platform
  const day = 24 * 60 * 60_000
  const dawn = 5 * 60 * 60_000
  clock.advance(day - ((clock.now().getTime() - dawn) % day) + 60_000)
}
/** Those who were mailed since the company began, the first first. */
const mails = async () => {
  const { write } = await server.browser(ada!)
  const { Items } = (await (await write('GET mails?limit=100')).json()) as {
    Items: { MessageId: string; To: string }[]
  }
  return Promise.all(
    Items.toReversed().map(async ({ MessageId, To }) => {
      const mail = await PostalMime.parse(
        await (await write(`GET mails/${encodeURIComponent(MessageId)}`)).arrayBuffer(),
      )
      return {
        to: To,
        subject: mail.subject,
        text: mail.text?.trim(),
        html: mail.html ?? '',
        replyTo: mail.replyTo?.[0]?.address,
      }
    }),
  )
}

describe('a notice to colleagues', () => {
  test('comes at once to whoever chose nothing, and to who wants a day’s in one in the morning, once', async () => {
    await want(bea!, 'daily')
    await want(carl!, 'now')
    expect((await notify(ada!, [bea!, carl!])).status).toBe(202)
    await hour()
    expect((await mails()).map(({ to }) => to)).toEqual([carl!.username])
    sleep()
    for (const _ of [1, 2]) await hour()
    const [, late, ...more] = await mails()
    expect(more).toEqual([])
    // Alone it comes as it was written, and an answer goes to whoever wrote it.
    expect(late).toMatchObject({ to: bea!.username, subject: 'Year end', replyTo: ada!.username })
    expect(late!.text).toBe('Books close on Friday (https://a.example/b).')
    expect(late!.html).toContain('<a href="https://a.example/b">Friday</a>')
  })

  test('and others of the same day are one mail, by whom each is, in their order; what is told in the morning waits for the next', async () => {
    await want(carl!, 'daily')
    await notify(ada!, [carl!])
    await notify(bea!, [carl!], { Subject: 'Stock <b>', HtmlContent: '<p>Count it.</p><div style="display:none">' })
    sleep()
    const again = { ...bea!, send: (await server.browser(bea!)).write }
    await notify(again, [carl!], { Subject: 'Tomorrow' })
    await hour()
    const [first, ...more] = await mails()
    expect(more).toEqual([])
    expect(first).toMatchObject({ to: carl!.username, subject: 'Aster & Co: Year end · Stock <b>', replyTo: undefined })
    expect(first!.text).toBe(
      'Year end\nAda Aster\n\nBooks close on Friday (https://a.example/b).\n\n----\n\nStock <b>\nBea Birch\n\nCount it.',
    )
    // The markup of one cannot hide another.
    expect(first!.html).not.toContain('display:none')
    expect(first!.html).toContain('<h2>Stock &#60;b&#62;</h2>')
    sleep()
    await hour()
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual(['Tomorrow'])
  })

  test('and others of the same hour are one mail to who wants it so; what comes later is the next hour’s', async () => {
    await want(carl!, 'hourly')
    await notify(ada!, [carl!])
    await notify(bea!, [carl!], { Subject: 'Stock' })
    expect(await mails()).toEqual([])
    server.platform.clock.advance(60 * 60_000)
    for (const _ of [1, 2]) await hour()
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Aster & Co: Year end · Stock'])
    const again = { ...bea!, send: (await server.browser(bea!)).write }
    await notify(again, [carl!], { Subject: 'Later' })
    server.platform.clock.advance(60 * 60_000)
    await hour()
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual(['Later'])
  })

  test('is told to who is addressed, and to nobody else who waits for the morning', async () => {
    await want(bea!, 'daily')
    await want(carl!, 'daily')
    await notify(ada!, [bea!])
    expect(await waiting()).toBe(1)
    sleep()
    await hour()
    expect((await mails()).map(({ to }) => to)).toEqual([bea!.username])
  })

  test('of a day with very many is several mails, and none is lost', async () => {
    await want(carl!, 'daily')
    for (let at = 1; at <= 53; at += 1)
      await ada!.send('POST notifications/email', { json: { ...letter, Subject: `<${at}>`, Users: [carl!.id] } })
    sleep()
    await hour()
    const subjects = (await mails()).map(({ text }) => text!.match(/^<\d+>$/gm)?.length ?? 0)
    expect(subjects.toSorted()).toEqual([3, 50])
  })

  test('comes in the morning of each one’s own clock, also when clocks change', async () => {
    const inTokyo = await server.person(companyId, { timeZone: 'Asia/Tokyo' })
    const near = await server.person(companyId, { timeZone: 'Europe/Berlin' })
    for (const one of [inTokyo, near]) await want(one, 'daily')
    // Saturday noon in Berlin; in the night to Sunday its clocks go back from three to two.
    until('2027-10-30T10:00:00Z')
    await notify({ ...ada!, send: (await server.browser(ada!)).write }, [inTokyo, near])
    const digestRecipients = async (instant: string) => {
      until(instant)
      await hour()
      return (await mails()).map(({ to }) => to)
    }
    expect(await digestRecipients('2027-10-30T20:59:00Z')).toEqual([])
    expect(await digestRecipients('2027-10-30T21:01:00Z')).toEqual([inTokyo.username])
    expect(await digestRecipients('2027-10-31T04:59:00Z')).toEqual([inTokyo.username])
    expect(await digestRecipients('2027-10-31T05:01:00Z')).toEqual([inTokyo.username, near.username])
  })

  test('waits for who lives in another company of theirs, too, by what they chose there', async () => {
    const dora = await server.person(await server.company())
    await server.join(dora, companyId, 'apClerk')
    await want(dora, 'daily')
    expect((await notify(ada!, [dora])).status).toBe(202)
    expect(await waiting()).toBe(1)
    sleep()
    await hour()
    expect((await mails()).map(({ to }) => to)).toEqual([dora.username])
  })

  test('is told to nobody where one of them does not work here; who left meanwhile, or was erased, is told nothing', async () => {
    const stranger = await server.person(await server.company())
    await want(carl!, 'daily')
    expect((await notify(ada!, [carl!, stranger])).status).toBe(404)
    const filled = await notify(ada!, [carl!], { DataType: 'document' })
    expect(filled.status).toBe(400)
    await notify(ada!, [carl!])
    expect(await waiting()).toBe(1)
    expect((await ada!.send(`DELETE account/users/${carl!.id}`)).status).toBe(204)
    expect(await waiting()).toBe(0)
    sleep()
    await hour()
    expect(await mails()).toEqual([])
  })
})

test('a mail whose server went down before it had left leaves when its work runs again, and once', async () => {
  const author = { actorId: ada!.id, requestId: 'crash' }
  const transact = <T>(work: Parameters<typeof server.platform.transact<T>>[2]) =>
    server.platform.transact(companyId, author, work)
  const noticeId = crypto.randomUUID()
  await transact(async ({ tx }) => {
    await sql`insert into mail_notice (company_id, notice_id, user_id, author_id, subject, html, layout, created)
      values (${companyId}, ${noticeId}, ${bea!.id}, ${ada!.id}, 'Year end', 'Books close', 'standard', now())`.execute(
      tx,
    )
  })
  const runs = async (atMost: number) => {
    let outward = await transact((uow) => areas.tasks['mail.notice']!(uow, { noticeId }))
    for (let steps = 1; outward && steps < atMost; steps += 1) {
      const record = await outward(server.platform.settings)
      outward = await transact(record)
    }
  }
  const states = () =>
    transact(async ({ tx }) => {
      const found = sql<{
        state: string
        attempts: number
      }>`select state, attempts from mail where company_id = ${companyId}`
      return (await found.execute(tx)).rows.map(({ state, attempts }) => `${state} ${attempts}`)
    })
  await runs(2)
  expect([await states(), await waiting()]).toEqual([['QUEUED 0'], 0])
  await runs(9)
  expect(await states()).toEqual(['SENT 1'])
  await runs(9)
  await server.settle()
  expect([await states(), (await mails()).map(({ to }) => to)]).toEqual([['SENT 1'], [expect.any(String)]])
})
