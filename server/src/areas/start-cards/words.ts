import { type Message, t } from '@kontor/i18n'
import type { Asked } from '../partner-fields/index.ts'
import type { CardId } from './rules.ts'

interface CardWords {
  readonly title: Message
  readonly text: Message
  readonly action: Message
  /** An app and its path, as the shell addresses it. */
  readonly link: string
}

/** What each step says, and where it is taken. */
export const words: Readonly<Record<CardId, CardWords>> = {
  profile: {
    title: t`Complete your company profile`,
    text: t`Your address and identifiers appear on every invoice and help partners find you.`,
    action: t`Open company profile`,
    link: '#/Kontor.Admin/company',
  },
  people: {
    title: t`Invite your colleagues`,
    text: t`Everyone gets their own account and role.`,
    action: t`Invite people`,
    link: '#/Kontor.Admin/people?invite',
  },
  connect: {
    title: t`Connect with your first partner`,
    text: t`Documents are exchanged between connected companies.`,
    action: t`Find a company…`,
    link: '#/Kontor.Network/?find=1',
  },
  invoice: {
    title: t`Create your first invoice`,
    text: t`It is checked as you type. You see when it is accepted and paid.`,
    action: t`New invoice`,
    link: '#/Kontor.Documents/new/invoice',
  },
  upload: {
    title: t`Upload existing documents`,
    text: t`Each UBL file becomes a draft for you to review and send.`,
    action: t`Open Documents`,
    link: '#/Kontor.Documents/',
  },
  apps: {
    title: t`Explore the app store`,
    text: t`Add apps from other vendors. You decide what each one can access.`,
    action: t`Open the app store`,
    link: '#/Kontor.Admin/',
  },
}

/** That a partner asks for something, and where it is filled in. */
export const askedWords = ({ company, count, connectionId }: Asked): CardWords => ({
  title: count === 1 ? t`${company} asks for 1 detail` : t`${company} asks for ${count} details`,
  text: t`Your partner needs this to work with you. Only they see what you enter.`,
  action: t`Fill in`,
  link: `#/Kontor.Network/${connectionId}`,
})
