/**
 * The names that calls give to what is done. Which role may do it stands in the policies of the server's areas.
 * `anyone` needs no credential; `member` any person, program or app of the company that is entered; `session.manage` a
 * person or program, never an app.
 */
export const permissions = [
  'anyone',
  'member',
  'session.manage',
  'profile.read',
  'profile.write',
  'document.read',
  'document.write',
  'document.send',
  'document.answer',
  'document.delete',
  'document.share',
  'document.comment',
  'document.manage',
  'document.hold',
  'payment.write',
  'statement.import',
  'promotion.write',
  'promotion.answer',
  'company.read',
  'company.write',
  'company.configure',
  'network.read',
  'network.write',
  'note.write',
  'user.read',
  'user.write',
  'access.explain',
  'audit.read',
  'team.read',
  'team.write',
  'app.read',
  'app.write',
  'app.settings',
  'approval.read',
  'approval.decide',
  'assignment.read',
  'assignment.write',
  'assignment.configure',
  'task.read',
  'task.write',
  'scan.read',
  'scan.write',
  'scan.configure',
  'coding.read',
  'coding.write',
  'coding.configure',
  'requisition.read',
  'requisition.write',
  'requisition.approve',
  'requisition.manage',
  'budget.read',
  'budget.write',
  'spend.read',
  'match.accept',
  'match.configure',
  'accrual.read',
  'survey.read',
  'survey.write',
  'survey.answer',
  'onboarding.read',
  'onboarding.write',
  'workflow.read',
  'workflow.run',
  'workflow.write',
  'terms.accept',
  'terms.read',
  'rate.write',
  'mail.send',
  'mail.read',
  'suggestion.read',
  'suggestion.teach',
  'translation.write',
] as const

export type Permission = (typeof permissions)[number]

const neverAsked = ['anyone', 'member', 'session.manage', 'app.write'] as const

/**
 * What an app's manifest may ask for. `anyone` and `member` come with every token; signing out and in, and activating
 * apps, are no app's business but our own.
 */
export const askablePermissions = permissions.filter(
  (name): name is Exclude<Permission, (typeof neverAsked)[number]> => !(neverAsked as readonly string[]).includes(name),
)
