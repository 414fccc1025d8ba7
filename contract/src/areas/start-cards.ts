import { OnboardingCard } from '../entities/index.ts'
import { call, list, nothing, record } from '../words/index.ts'

const cards = record({ cards: list(OnboardingCard, { max: 100 }) })

/** What a new company or person may do next: 001 §7 Adaptive onboarding cards. */
export const startCards = {
  listCards: call('GET onboarding/adaptive/config/v2/cards', {
    id: 'AOC-01',
    says: 'What the reader may do next in the company, in their order, and what of it is done.',
    may: 'member',
    returns: cards,
  }),
  saveCards: call('PUT onboarding/adaptive/config/v2/cards', {
    id: 'AOC-02',
    says: 'Keeps in which order the reader has the cards and which they dismissed. What is done follows from what the company has.',
    may: 'member',
    needs: { body: 'cards are required' },
    body: cards,
    returns: nothing(),
    fails: ['BadRequest'],
  }),
}
