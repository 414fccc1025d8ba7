import { type Message, t } from '@kontor/i18n'

/** A company as somebody looks at what is said of it. */
interface ProfileView {
  readonly isOwn: boolean
  readonly isPublic: boolean
  readonly isConnected: boolean
}

/** What is said of a company is seen by whoever finds it: in the directory, or among their partners. */
export const maySee = ({ isOwn, isPublic, isConnected }: ProfileView): boolean => isOwn || isPublic || isConnected

/** One recommendation at a time waits for a partner's answer. */
export const whyNotRecommend = (partner: string, openSince: string | undefined): Message | undefined =>
  openSince === undefined
    ? undefined
    : t`Your recommendation of ${partner} from ${openSince} has not been answered yet: wait for their answer.`
