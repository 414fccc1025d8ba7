import type { AdviceRecommendation } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import type { Colleague } from '../users/index.ts'
import type { Matter } from './matters.ts'

type AdviceEvent = 'asked' | 'withdrawn' | AdviceRecommendation

/** What is told: who did it, the number of what it is about, and whom that is from. */
const subjects: Readonly<Record<AdviceEvent, (who: string, number: string, partner: string) => Message>> = {
  asked: (who, number, partner) => t`${who} asks for your advice on ${number} from ${partner}`,
  withdrawn: (who, number, partner) => t`${who} no longer needs your advice on ${number} from ${partner}`,
  APPROVE: (who, number, partner) => t`${who} recommends approving ${number} from ${partner}`,
  DECLINE: (who, number, partner) => t`${who} advises against approving ${number} from ${partner}`,
  NONE: (who, number, partner) => t`${who} answered your question about ${number} from ${partner}`,
}

const openLabels: Readonly<Record<Matter['subject'], Message>> = {
  DOCUMENT: t`Open document`,
  REQUISITION: t`Open requisition`,
}

export interface News {
  readonly matter: Matter
  readonly colleagues: ReadonlyMap<string, Colleague>
  readonly to: readonly string[]
  readonly event: AdviceEvent
  readonly words: string | null
  /** Whose doing it is; who acts where it is left out. */
  readonly who?: string
}

/** Tells colleagues what was asked or advised: by the bell, and by mail as each of them wants it. */
export const tell = async (
  uow: UnitOfWork,
  origin: string,
  { matter, colleagues, to, event, words, who }: News,
): Promise<void> => {
  const name = colleagues.get(who ?? uow.author.actorId ?? '')?.name ?? ''
  await tellColleagues(uow, colleagues, to, {
    subject: subjects[event](name, matter.number, await matter.from(uow)),
    comment: words,
    link: { to: `${origin}${matter.path}`, label: openLabels[matter.subject] },
    about: matter.about,
  })
}
