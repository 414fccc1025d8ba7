import { Decide } from '../decide/Decide.tsx'
import { isDecisionLink } from '../decide/decision-link.ts'
import { Invitation, type InvitationProps } from '../invitation/Invitation.tsx'

/** Where the link of a mail leads. */
export const MailLink = (props: InvitationProps) =>
  isDecisionLink(location.hash) ? <Decide hash={location.hash} /> : <Invitation {...props} />
