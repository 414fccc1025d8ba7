import { adviceRecommendations, askedAdviceActions, askedAdviceStates } from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, uuid, yes } from '../words/index.ts'

const person = record({ id: id('user'), name: maybe(text({ max: 200 })) })

/** What somebody who decides asked a colleague about a document, and what came of it. */
export const AskedAdvice = entity('AskedAdvice', {
  id: uuid(),
  /** What was asked of several at once has one id. */
  questionId: uuid(),
  /** The step of the approval in which it was asked. */
  stepId: uuid(),
  askedBy: person,
  /** Whom it was asked of; who has it now are its holders. */
  askedOf: person,
  holders: list(person, { max: 100 }),
  question: text({ max: 2000 }),
  askedAt: instant(),
  state: oneOf(askedAdviceStates),
  recommendation: maybe(oneOf(adviceRecommendations)),
  answer: maybe(text({ max: 4000 })),
  answeredBy: maybe(person),
  endedAt: maybe(instant()),
  /** What the caller may do with it. */
  allowedActions: list(oneOf(askedAdviceActions)),
})

/** The advice that was asked for about a document, the oldest first. */
export const AdviceOfDocument = entity('AdviceOfDocument', {
  advice: list(AskedAdvice, { max: 200 }),
  /** Whether the caller, who decides now, may ask for more. */
  canAsk: yes(),
  /** Whom they may ask; who is away has somebody who gets it for them. */
  askable: list(record({ id: id('user'), name: text({ max: 200 }), taker: maybe(person) })),
})
