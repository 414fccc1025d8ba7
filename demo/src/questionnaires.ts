import type { Permission } from '@kontor/contract'
import {
  moveRequest,
  saveAnswers,
  saveQuestionnaire,
  sendQuestionnaire,
  shippedTemplates,
} from '@kontor/server/areas/surveys'
import { type DemoCompany, demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'
import { companyOf } from './plan/documents.ts'

/** The company that asks, and who does so there. */
const buying = demoCompanies[0]!
const onboarder = buying.people.findIndex(({ role }) => role === 'onboarder')

interface Asked {
  readonly partner: string
  readonly dueInDays: number
  /** How far they came: each begins with what stands before. */
  readonly comes: 'SENT' | 'ANSWERING' | 'UNDER_REVIEW' | 'REJECTED' | 'APPROVED'
}

/** One in every state; that of the workshop waits for its invoicing clerk this morning, and one waits for its review. */
const asked: readonly Asked[] = [
  { partner: 'brandt', dueInDays: 10, comes: 'SENT' },
  { partner: 'laurent', dueInDays: 10, comes: 'ANSWERING' },
  { partner: 'fjord', dueInDays: 3, comes: 'UNDER_REVIEW' },
  { partner: 'pennine', dueInDays: 3, comes: 'REJECTED' },
  { partner: 'hansa', dueInDays: -5, comes: 'APPROVED' },
]

const all: ReadonlySet<Permission> = new Set(['survey.read', 'survey.write', 'survey.answer'])

/** What a supplier writes to each question of the questionnaire, in their order. */
const answersOf = ({ size, industry, country, vat, street, zip, city, people }: DemoCompany) => [
  { choices: [size] },
  { choices: ['FAMILY'] },
  { choices: [industry] },
  { choices: [country] },
  { identifier: vat },
  {
    address: [
      { scheme: 'street', value: street },
      { scheme: 'zip', value: zip },
      { scheme: 'city', value: city },
      { scheme: 'country', value: country },
    ],
  },
  undefined,
  {
    text: people
      .slice(0, 1)
      .map(({ first, last, title }) => `${first} ${last}, ${title}`)
      .join(),
  },
]

/** Questionnaires of the company that brings its suppliers in, and how far each supplier is with one of them. */
export async function sendQuestionnaires(network: Network, day: string): Promise<void> {
  const { ids, transact, shellOrigin } = network
  const senderId = ids.person(buying.key, onboarder)
  const author = { actorId: senderId, requestId: 'demo questionnaires' }
  const inCompany = <T>(work: Parameters<typeof transact<T>>[2]) => transact(ids.company(buying.key), author, work)
  const { id, questionIds } = await inCompany(async (uow) => {
    const [assessment, , sustainability] = await shippedTemplates(uow, buying.language)
    const made = { id: uow.newId(), draft: uow.newId() }
    const intro = {
      en: 'Please tell us about your company. It takes ten minutes.',
      de: 'Bitte stellen Sie uns Ihr Unternehmen vor. Es dauert zehn Minuten.',
    }
    const blocks = [{ type: 'translatableTextBlock' as const, text: intro }, ...(assessment?.blocks ?? [])]
    const name = assessment?.name ?? ''
    const saved = await saveQuestionnaire(uow, made.id, { name, state: 'PUBLISHED', blocks })
    const next = { name: sustainability?.name ?? '', state: 'DRAFT' as const }
    await saveQuestionnaire(uow, made.draft, { ...next, blocks: [...(sustainability?.blocks ?? [])] })
    return { id: made.id, questionIds: saved.blocks.flatMap(({ questionId }) => questionId ?? []) }
  })
  for (const { partner, dueInDays, comes } of asked) {
    const [request] = await inCompany((uow) =>
      sendQuestionnaire(uow, id, {
        ...{ origin: shellOrigin, partnerIds: [ids.company(partner)], due: plusDays(day, dueInDays), senderId },
        ...{ reviewer: null, reviewerType: null },
      }),
    )
    if (request === undefined) throw new Error('A supplier of the demo was asked nothing.')
    const by = { actorId: ids.person(partner, 0), requestId: 'demo questionnaires' }
    const there = (work: Parameters<typeof transact<void>>[2]) => transact(ids.company(partner), by, work)
    const decide = (to: 'APPROVED' | 'REJECTED', reason?: string) =>
      inCompany((uow) => {
        const moving = { to, reason, verifyConnection: false }
        return moveRequest(uow, shellOrigin, request.id, moving, { permissions: all })
      })
    if (comes === 'SENT') continue
    const written = answersOf(companyOf(partner))
    const given = questionIds.flatMap((questionId, at) => {
      const answer = written[at]
      return answer === undefined ? [] : [{ questionId, ...answer }]
    })
    await there(async (uow) => {
      await saveAnswers(uow, request.id, comes === 'ANSWERING' ? given.slice(0, 3) : given, [])
      if (comes === 'ANSWERING') return
      const moving = { to: 'UNDER_REVIEW' as const, reason: undefined, verifyConnection: false }
      await moveRequest(uow, shellOrigin, request.id, moving, { permissions: all })
    })
    if (comes === 'APPROVED') await decide('APPROVED')
    if (comes === 'REJECTED')
      await decide('REJECTED', 'Please attach your certificate, or tell us when you will have one.')
  }
}
