import { entity, id, instant, list, maybe, oneOf, record, text, uuid } from '../words/index.ts'

const about = {
  subjectId: maybe(text({ max: 60 })),
  subjectType: maybe(oneOf(['DOCUMENT', 'CONNECTION', 'TASK'])),
  app: maybe(text({ max: 100 })),
  description: maybe(text({ max: 4000 })),
}

/** A thread that people of one or more companies share about something. */
export const CollaborationCard = entity('CollaborationCard', {
  id: maybe(id('card')),
  title: text({ min: 1, max: 300 }),
  ...about,
  modified: maybe(instant()),
})

/** Who takes part in a thread, and what they say. */
export const Collaboration = entity('Collaboration', {
  participants: list(id('user'), { max: 100 }),
  companies: maybe(list(id('company'), { max: 20 })),
  message: maybe(text({ max: 4000 })),
})

/** A thread as its people read it; those of another company are its affair, and it stands for them. */
export const CollaborationThread = entity('CollaborationThread', {
  id: id('card'),
  title: text({ max: 300 }),
  ownerId: id('company'),
  ...about,
  modified: instant(),
  participants: list(id('user')),
  companies: list(id('company')),
  messages: list(
    record({
      id: uuid(),
      text: text({ max: 4000 }),
      at: instant(),
      companyId: id('company'),
      userId: maybe(id('user')),
    }),
  ),
})
