import { answerAdvice, askAdvice } from '@kontor/server/areas/advisers'
import { decisionOf } from '@kontor/server/areas/approvals'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import type { Network } from './happen.ts'

const home = demoCompanies[0]!
const place = (first: string): number => home.people.findIndex((person) => person.first === first)

/**
 * The head of accounts payable has asked two colleagues before he decides about a disputed bill: logistics has answered, and
 * the buyer finds his question this morning.
 */
export async function seekAdvice({ transact, ids, shellOrigin }: Network): Promise<void> {
  const documentId = ids.document('brandt-disputed')
  const [jonas, tobias, svea] = ['Jonas', 'Tobias', 'Svea'].map((first) => ids.person(home.key, place(first))) as [
    string,
    string,
    string,
  ]
  const as = <T>(actorId: string, work: (uow: UnitOfWork) => Promise<T>) =>
    transact(ids.company(home.key), { actorId, requestId: 'demo advisers' }, work)
  const asking = { documentId, by: jonas }
  const [answered] = await as(jonas, (uow) => {
    const question = 'Can the tools be used as they are, or do you need others?'
    return askAdvice(
      uow,
      shellOrigin,
      { ...asking, questionId: uow.newId(), adviserIds: [tobias], question },
      decisionOf,
    )
  })
  await as(jonas, (uow) => {
    const question = 'Would you order from them again, if they give us 5% on the next order?'
    return askAdvice(uow, shellOrigin, { ...asking, questionId: uow.newId(), adviserIds: [svea], question }, decisionOf)
  })
  if (answered === undefined) return
  const text = 'We use them already. The crates were scratched, the tools are fine.'
  const advice = { adviceId: answered, by: tobias, recommendation: 'APPROVE' as const, text }
  await as(tobias, (uow) => answerAdvice(uow, shellOrigin, advice, decisionOf))
}
